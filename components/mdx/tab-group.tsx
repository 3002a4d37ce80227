'use client'

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { chooseTab, tabKey } from '@/lib/client/tab-choice'
import { useHydrated, useStored } from '../ui/hooks'
import styles from './tabs.module.css'

type Tab = { value: string; label: string; panel: ReactNode }

type TabGroupProps = { groupId?: string; defaultValue: string; tabs: Tab[] }

const STEPS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs and their panels. Without scripts all panels are visible. */
export function TabGroup({ groupId, defaultValue, tabs }: TabGroupProps) {
  const id = useId()
  const values = tabs.map(({ value }) => value)
  const [selected, setSelected] = useTabValue(groupId, values, defaultValue)
  const hydrated = useHydrated()
  // For CSS, until hydration: the stored choice is not in the HTML.
  const initial = (value: string) => (groupId && !hydrated ? `${groupId}-${value}` : undefined)

  const isHidden = (value: string) => hydrated && value !== selected

  function select(value: string, tab: HTMLElement) {
    const before = tab.getBoundingClientRect().top
    flushSync(() => setSelected(value))
    // Panels of the group above may have changed their height: keep the tab under the pointer.
    scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
  }

  return (
    <div className={styles.tabs}>
      <div
        className={`${styles.list} needs-scripts`}
        role="tablist"
        aria-label={tabs.map(({ label }) => label).join(' or ')}
        aria-orientation="horizontal"
        onKeyDown={moveFocus}
      >
        {tabs.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}${index}-tab`}
            className={styles.tab}
            data-initial={initial(value)}
            aria-controls={`${id}${index}`}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            onClick={event => select(value, event.currentTarget)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, panel }, index) => (
        <div
          key={value}
          // For React, `hidden` is true or false.
          ref={panel => {
            if (panel) panel.hidden = isHidden(value) && 'until-found'
          }}
          aria-hidden={isHidden(value) || undefined}
          role="tabpanel"
          id={`${id}${index}`}
          className={styles.panel}
          data-initial={initial(value)}
          aria-labelledby={`${id}${index}-tab`}
          data-selected={value === selected}
        >
          <p className={styles.label}>{label}</p>
          {panel}
        </div>
      ))}
    </div>
  )
}

/** Arrow keys move the focus along the tabs and wrap around; Enter or Space selects. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  // With Alt or Cmd, the browser goes back.
  if (!step || event.altKey || event.metaKey) return
  const tabs = [...event.currentTarget.children] as HTMLElement[]
  const index = tabs.indexOf(event.target as HTMLElement)
  tabs.at((index + step) % tabs.length)?.focus()
  event.preventDefault()
}

/**
 * The selected one of `values`. In a group, the stored choice of the group wins if it is one of them.
 */
function useTabValue(groupId: string | undefined, values: string[], defaultValue: string) {
  const [local, setLocal] = useState(defaultValue)
  const stored = useStored(groupId && tabKey(groupId))

  function select(value: string) {
    setLocal(value)
    if (groupId) chooseTab(groupId, value)
  }

  const selected = stored !== null && values.includes(stored) ? stored : local
  return [selected, select] as const
}
