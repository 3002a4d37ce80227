/** Components, besides figures, that pages use by these names. */
export { TabItem, Tabs } from './tabs'
