'use client'

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { writeStorage } from '@/lib/client/storage'
import { useHydrated, useStored } from '../shell/use-browser'
import styles from './tabs.module.css'

type Tab = { value: string; label: string; panel: ReactNode }

type TabGroupProps = { groupId?: string; defaultValue: string; tabs: Tab[] }

const STEPS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 }

/** A row of tabs over the panel of the one that is chosen. Without scripts all panels show. */
export function TabGroup({ groupId, defaultValue, tabs }: TabGroupProps) {
  const id = useId()
  const values = tabs.map(({ value }) => value)
  const [selected, setSelected] = useTabValue(groupId, values, defaultValue)
  const hydrated = useHydrated()
  // For CSS, until React knows what the browser has kept.
  const initial = (value: string) => (groupId && !hydrated ? `${groupId}-${value}` : undefined)

  function select(value: string, tab: HTMLElement) {
    const before = tab.getBoundingClientRect().top
    flushSync(() => setSelected(value))
    // Panels above this one may have changed their height: the tab stays under the pointer.
    window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
  }

  return (
    <div className={styles.tabs}>
      <div
        className={styles.list}
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

/** The arrow keys move along the tabs and around their ends; Enter or Space, as on any button, selects. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (!step) return
  const tabs = [...event.currentTarget.children] as HTMLElement[]
  const index = tabs.indexOf(event.target as HTMLElement)
  tabs.at((index + step) % tabs.length)?.focus()
  event.preventDefault()
}

/**
 * The chosen one of `values`. Where tabs belong to a group, the group's choice wins, which is kept
 * in the browser; a kept value that is none of theirs does not count.
 */
function useTabValue(groupId: string | undefined, values: string[], defaultValue: string) {
  const [own, setOwn] = useState(defaultValue)
  const key = groupId ? (`docusaurus.tab.${groupId}` as const) : undefined
  const kept = useStored(key)

  function select(value: string) {
    setOwn(value)
    if (key) writeStorage(key, value)
  }

  const selected = kept !== null && values.includes(kept) ? kept : own
  return [selected, select] as const
}
