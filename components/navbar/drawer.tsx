'use client'

import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listen } from '@/lib/client/listen'
import { followedLink, pagePath } from '@/lib/client/page-link'
import { revealCurrent } from '@/lib/client/reveal-current'
import type { ResolvedNavbarItem } from '@/lib/site/navbar'
import { shellConfig } from '@/lib/site/shell-config'
import { placeOf, sidebarTrees } from '@/lib/site/sidebar-trees'
import { Brand } from '../shell/brand'
import dialogStyles from '../shell/dialog.module.css'
import { usePath } from '../shell/hooks'
import { Icon } from '../shell/icon'
import type { MountOverlay } from '../shell/overlay'
import { SidebarTree } from '../sidebar/sidebar'
import { ColorModeToggle } from './color-mode-toggle'
import styles from './drawer.module.css'
import { NavbarItems } from './navbar-items'

/** State of the history entry pushed while the drawer is open. */
const DRAWER_STATE = { drawer: true }

/** Opens the drawer with the navbar's `items`. Going back closes it. */
export function openDrawer(items: ResolvedNavbarItem[], mount: MountOverlay): void {
  // A second click while the chunk was loading must not open it twice.
  if (document.querySelector('dialog[open]')) return
  const close = () => {
    mount(null)
    if (window.history.state?.drawer) window.history.back()
  }
  window.history.pushState(DRAWER_STATE, '')
  flushSync(() => mount(<Drawer items={items} onClose={close} />))
}

type DrawerProps = { items: ResolvedNavbarItem[]; onClose: () => void }

/**
 * The navigation on small screens. A modal `dialog` traps the focus, makes the page inert, closes on
 * Escape, and restores the focus to the button that opened it.
 */
function Drawer({ items, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const path = usePath()
  const [initialPath] = useState(path)
  const { sidebar } = placeOf(path)
  const [mainMenu, setMainMenu] = useState(!sidebar)
  const [isNavigating, setNavigating] = useState(false)
  const mainPanel = useRef<HTMLDivElement>(null)
  const sidebarPanel = useRef<HTMLDivElement>(null)

  // Closed before it is unmounted, a dialog restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    const button = document.querySelector('[data-action=menu]')
    element?.showModal()
    if (sidebarPanel.current) revealCurrent(sidebarPanel.current)
    button?.setAttribute('aria-expanded', 'true')
    return () => {
      element?.close()
      button?.setAttribute('aria-expanded', 'false')
    }
  }, [])

  useEffect(() => {
    if (path !== initialPath) onClose()
  }, [path, initialPath, onClose])

  useEffect(() => listen(window, ['popstate'], onClose), [onClose])

  useEffect(() => {
    const desktop = window.matchMedia(`(min-width: ${shellConfig.desktopBreakpoint + 1}px)`)
    return listen(desktop, ['change'], onClose)
  }, [onClose])

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link) {
      if (event.target === dialog.current) onClose()
      return
    }
    if (link.role === 'button') return
    const page = followedLink(event.nativeEvent)
    // The page replaces the drawer's history entry; until it renders, the drawer is only out of view.
    if (page && pagePath(page) !== path) return setNavigating(true)
    if (link.target === '_self') {
      // The document loads once the drawer's history entry is gone.
      event.preventDefault()
      window.addEventListener('popstate', () => window.location.assign(link.href), { once: true })
    } else if (page && (link.href !== window.location.href || window.scrollY > 0)) {
      // The drawer's history entry becomes the entry of the top of the page.
      event.preventDefault()
      window.history.replaceState(null, '', link.href)
      window.scrollTo(0, 0)
    }
    onClose()
  }

  const showMainMenu = () => {
    flushSync(() => setMainMenu(true))
    mainPanel.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Navigation"
      data-navigating={isNavigating}
      data-replaces-entry
      onCancel={onClose}
      onClick={onClick}
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
          <div ref={sidebarPanel} className={`${styles.panel} faded-edges`} inert={mainMenu}>
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
