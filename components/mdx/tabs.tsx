import { Children, isValidElement, type ReactNode } from 'react'
import { TabGroup } from './tab-group'

type TabItemProps = { value: string; label: string; children: ReactNode }

type TabsProps = {
  /** Tabs of a group share their selection, on all pages and in storage. */
  groupId?: string
  /** Selected initially; by default the first one. */
  defaultValue?: string
  children: ReactNode
}

/** Alternatives of which the reader selects one: `<Tabs>` in a page. */
export function Tabs({ groupId, defaultValue, children }: TabsProps) {
  const items = Children.toArray(children).filter(child => isValidElement<TabItemProps>(child))
  const tabs = items.map(({ props }) => {
    return { value: props.value, label: props.label, panel: props.children }
  })
  return (
    <TabGroup groupId={groupId} defaultValue={defaultValue ?? tabs[0]?.value ?? ''} tabs={tabs} />
  )
}

/** One alternative. `Tabs` reads its attributes, which `lib/pipeline/remark/remark-tabs.ts` checks. */
export function TabItem({ children }: TabItemProps) {
  return children
}
