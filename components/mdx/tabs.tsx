import { Children, isValidElement, type ReactNode } from 'react'
import { TabGroup } from './tab-group'

type TabItemProps = { value: string; label: string; children: ReactNode }

type TabsProps = {
  /** Tabs of one group show the same value, on all pages, and keep it. */
  groupId?: string
  /** The tab shown first; without it, the first one. */
  defaultValue?: string
  children: ReactNode
}

/** Versions of one text, of which the reader chooses one: `<Tabs>` in a page. */
export function Tabs({ groupId, defaultValue, children }: TabsProps) {
  const items = Children.toArray(children).filter(child => isValidElement<TabItemProps>(child))
  const tabs = items.map(({ props }) => {
    return { value: props.value, label: props.label, panel: props.children }
  })
  return (
    <TabGroup groupId={groupId} defaultValue={defaultValue ?? tabs[0]?.value ?? ''} tabs={tabs} />
  )
}

/** One of the texts. `Tabs` reads its attributes; see `lib/mdx/plugins/remark-tabs.ts` for what they must be. */
export function TabItem({ children }: TabItemProps) {
  return children
}
