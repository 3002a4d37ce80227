'use client'

import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listen } from '@/lib/client/listen'
import { followedLink, pagePath } from '@/lib/client/page-link'
import type { ResolvedNavbarItem } from '@/lib/site/navbar'
import { shellConfig } from '@/lib/site/shell-config'
import { placeOf, sidebarTrees } from '@/lib/site/sidebar-trees'
import { Brand } from '../shell/brand'
import dialogStyles from '../shell/dialog.module.css'
import { Icon } from '../shell/icon'
import type { Show } from '../shell/on-demand'
import { usePath } from '../shell/use-path'
import { SidebarTree } from '../sidebar/sidebar-tree'
import { ColorModeToggle } from './color-mode-toggle'
import styles from './drawer.module.css'
import { NavbarItems } from './navbar-items'

/** Marks the entry of the history that lies over the page's own while the drawer is open. */
const ENTRY = { drawer: true }

/** Opens the drawer with the navbar's `items`. Going back leaves the drawer's entry, not the page. */
export function openDrawer(items: ResolvedNavbarItem[], show: Show): void {
  // Whoever clicked twice while it was on its way wants it once.
  if (document.querySelector('dialog[open]')) return
  const close = () => {
    show(null)
    if (window.history.state?.drawer) window.history.back()
  }
  window.history.pushState(ENTRY, '')
  flushSync(() => show(<Drawer items={items} onClose={close} />))
}

type DrawerProps = { items: ResolvedNavbarItem[]; onClose: () => void }

/**
 * The navigation of a small screen. A modal `dialog` brings what a drawer needs: focus inside, the
 * page behind inert, Escape, and focus back on the button that opened it.
 */
function Drawer({ items, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const path = usePath()
  const [openedOn] = useState(path)
  const { sidebar } = placeOf(path)
  const [mainMenu, setMainMenu] = useState(!sidebar)
  const [leaving, setLeaving] = useState(false)
  const mainPanel = useRef<HTMLDivElement>(null)

  // Closed before it is taken out, a dialog gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    const button = document.querySelector('[data-action=menu]')
    element?.showModal()
    button?.setAttribute('aria-expanded', 'true')
    return () => {
      element?.close()
      button?.setAttribute('aria-expanded', 'false')
    }
  }, [])

  useEffect(() => {
    if (path !== openedOn) onClose()
  }, [path, openedOn, onClose])

  useEffect(() => listen(window, ['popstate'], onClose), [onClose])

  useEffect(() => {
    const desktop = window.matchMedia(`(min-width: ${shellConfig.desktopBreakpoint + 1}px)`)
    return listen(desktop, ['change'], onClose)
  }, [onClose])

  const followOrClose = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link) {
      if (event.target === dialog.current) onClose()
      return
    }
    if (link.role === 'button') return
    const page = followedLink(event.nativeEvent)
    if (link.target === '_self') {
      // A load of the page: once the drawer's entry of the history is gone.
      event.preventDefault()
      window.addEventListener('popstate', () => window.location.assign(link.href), { once: true })
      onClose()
    } else if (page && pagePath(page) !== path) {
      // The other page takes the entry's place; until it is there, the drawer is only out of sight.
      setLeaving(true)
    } else onClose()
  }

  const showMainMenu = () => {
    flushSync(() => setMainMenu(true))
    mainPanel.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Navigation"
      data-leaving={leaving}
      data-replaces-entry
      onCancel={onClose}
      onClick={followOrClose}
    >
      <div className={styles.header}>
        <Brand className={styles.brand} />
        <ColorModeToggle />
        <button
          type="button"
          className={dialogStyles.close}
          aria-label="Close navigation bar"
          onClick={onClose}
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      <div className={styles.track} data-panel={mainMenu ? 'main' : 'sidebar'}>
        <div ref={mainPanel} className={styles.panel} tabIndex={-1} inert={!mainMenu}>
          <nav aria-label="Main">
            <NavbarItems className={styles.items} items={items} inDrawer />
          </nav>
        </div>
        {sidebar && (
          <div className={styles.panel} inert={mainMenu}>
            <button type="button" className={styles.back} onClick={showMainMenu}>
              ← Back to main menu
            </button>
            <nav aria-label="Docs sidebar">
              <SidebarTree nodes={sidebarTrees[sidebar]} path={path} />
            </nav>
          </div>
        )}
      </div>
    </dialog>
  )
}
