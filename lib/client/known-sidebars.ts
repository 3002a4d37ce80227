import type { SidebarName } from '../../sidebars.config'
import { withBasePath } from '../site/hrefs.mjs'
import { findSidebarName, type SidebarNode } from '../site/sidebars'
import { pagePath } from './page-link'

/** Written by app/sidebars.json. */
const ADDRESS = '/sidebars.json'

type Sidebars = Partial<Record<SidebarName, SidebarNode[]>>

let known: Sidebars | undefined
let complete = false
let coming: Promise<boolean> | undefined
const listeners = new Set<() => void>()

/** The sidebars that this window knows: at first what the page shows of its own, later all. */
export function knownSidebars(): Sidebars {
  known ??= readShown()
  return known
}

/** Calls `listener` once all sidebars are known. */
export function onSidebars(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches all sidebars, once; false when they cannot be had now. */
export async function fetchSidebars(): Promise<boolean> {
  if (complete) return true
  coming ??= load().finally(() => {
    coming = undefined
  })
  return coming
}

/** All sidebars, while they are being fetched. */
export function comingSidebars(): Promise<boolean> | undefined {
  return coming
}

async function load(): Promise<boolean> {
  try {
    const response = await fetch(withBasePath(ADDRESS))
    if (!response.ok) return false
    known = await response.json()
  } catch {
    return false
  }
  complete = true
  for (const listener of listeners) listener()
  return true
}

/** Fetches them if the page at `path` may stand in a part that is not known. */
export function requireSidebar(path: string): void {
  if (!findSidebarName(knownSidebars(), path)) fetchSidebars()
}

/** The sidebar in the page's HTML. */
function readShown(): Sidebars {
  const nav = document.querySelector<HTMLElement>('[data-sidebar]')
  const list = nav?.querySelector('ul')
  return list ? { [nav?.dataset.sidebar as SidebarName]: readList(list) } : {}
}

function readList(list: Element): SidebarNode[] {
  return [...list.children].map(readItem)
}

/** Reads what components/sidebar has written. A closed category has no items there. */
function readItem(item: Element): SidebarNode {
  const link = item.querySelector('a') as HTMLAnchorElement
  const label = link.textContent ?? ''
  const labelEn = link.querySelector<HTMLElement>('[title]')?.title ?? label
  const address = pagePath(link)
  if (!item.querySelector('button, [data-button]')) {
    return { type: 'doc', label, labelEn, path: address, items: [] }
  }
  const path = link.matches('[data-button]') ? undefined : address
  const list = item.querySelector('ul')
  const items = list ? readList(list) : []
  return { type: 'category', label, labelEn, path, items, firstPage: address }
}
