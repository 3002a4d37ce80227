'use client'

import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listen } from '@/lib/client/listen'
import { followedLink, pagePath } from '@/lib/client/page-link'
import { revealCurrent } from '@/lib/client/reveal-current'
import { MENU_ID } from '@/lib/site/constants'
import type { ResolvedNavbarItem } from '@/lib/site/navbar'
import { shellConfig } from '@/lib/site/shell-config'
import { placeOf } from '@/lib/site/sidebar-trees'
import { useGuardedEffect, useGuardedLayoutEffect } from '../ui/effects'
import { usePath } from '../ui/hooks'
import { Icon } from '../ui/icon'
import { ColorModeToggle } from './color-mode-toggle'
import styles from './drawer.module.css'
import { NavbarItems } from './navbar-items'

/** State of the history entry pushed while the drawer is open. */
const DRAWER_STATE = { drawer: true }

/** All that an open drawer covers, which is inert. */
const COVERED = `body > :not(:has(#${MENU_ID})), main`

type DrawerProps = {
  /** Items of the navbar. */
  items: ResolvedNavbarItem[]
  /** Rendered on the server, which alone has all settings. */
  brand: ReactNode
  /** The sidebar. */
  children: ReactNode
}

/**
 * The navigation on small screens, around the sidebar; on large ones it is nothing but the sidebar. As a
 * popover, it opens before the scripts run, and the browser closes it on Escape and on a press outside. Going
 * back closes it, too.
 */
export function Drawer({ items, brand, children }: DrawerProps) {
  const drawer = useRef<HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const mainPanel = useRef<HTMLDivElement>(null)
  const sidebarPanel = useRef<HTMLDivElement>(null)
  const path = usePath()
  const { sidebar } = placeOf(path)
  const [isOpen, setOpen] = useState(false)
  const [isMainChosen, chooseMain] = useState(false)
  const [isNavigating, setNavigating] = useState(false)
  const isMain = isMainChosen || !sidebar

  const close = () => drawer.current?.hidePopover()

  const cover = (isCovered: boolean) => {
    for (const part of document.querySelectorAll<HTMLElement>(COVERED)) part.inert = isCovered
    setOpen(isCovered)
  }

  function onOpen() {
    cover(true)
    history.pushState(DRAWER_STATE, '')
    // In its first frame.
    requestAnimationFrame(() => {
      if (sidebarPanel.current) revealCurrent(sidebarPanel.current)
      closeButton.current?.focus()
    })
  }

  function onClose() {
    // Before the popover gives the focus back.
    cover(false)
    if (history.state?.drawer) history.back()
    chooseMain(false)
    setNavigating(false)
  }

  // Before any press that React answers, such as one that has the popover about to open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have been opened before React started
  useGuardedLayoutEffect(() => {
    if (drawer.current?.matches(':popover-open')) onOpen()
    // A reload closed it, and kept its history entry, which the router has to see go.
    else if (history.state?.drawer) setTimeout(() => history.back())
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page closes it
  useGuardedEffect(() => close, [path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: going back closes it, which only reads a ref
  useGuardedEffect(() => listen(window, ['popstate'], close), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a large screen closes it
  useGuardedEffect(() => {
    const desktop = matchMedia(`(min-width: ${shellConfig.desktopBreakpoint + 1}px)`)
    return listen(desktop, ['change'], close)
  }, [])

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!isOpen || !link || link.role === 'button') return
    const page = followedLink(event.nativeEvent)
    // The page replaces the drawer's history entry; until it renders, the drawer is only out of view.
    if (page && pagePath(page) !== path) return setNavigating(true)
    if (link.target === '_self') {
      // The document loads once the drawer's history entry is gone.
      event.preventDefault()
      addEventListener('popstate', () => location.assign(link.href), { once: true })
    } else if (page && (link.href !== location.href || scrollY > 0)) {
      // The drawer's history entry becomes the entry of the top of the page.
      event.preventDefault()
      history.replaceState(null, '', link.href)
      scrollTo(0, 0)
    }
    close()
  }

  const showMainMenu = () => {
    flushSync(() => chooseMain(true))
    mainPanel.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link clicks it
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks on links within
    <div
      ref={drawer}
      id={MENU_ID}
      popover="auto"
      className={styles.drawer}
      {...(isOpen && { role: 'dialog', 'aria-label': 'Navigation', 'data-replaces-entry': '' })}
      data-navigating={isNavigating}
      onBeforeToggle={({ newState }) => (newState === 'open' ? onOpen() : onClose())}
      onClick={onClick}
    >
      <div className={styles.header}>
        {brand}
        <ColorModeToggle />
        <button
          ref={closeButton}
          type="button"
          className={styles.close}
          aria-label="Close navigation bar"
          popoverTarget={MENU_ID}
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      <div className={styles.track} data-panel={isMain ? 'main' : 'sidebar'}>
        <div
          ref={mainPanel}
          className={`${styles.panel} ${styles.main}`}
          tabIndex={-1}
          inert={!isMain}
        >
          <nav aria-label="Main">
            <NavbarItems className={styles.items} items={items} inDrawer />
          </nav>
        </div>
        <div
          ref={sidebarPanel}
          className={`${styles.panel} ${styles.sidebar} faded-edges`}
          inert={isMain}
        >
          <button type="button" className={styles.back} onClick={showMainMenu}>
            ← Back to main menu
          </button>
          {children}
        </div>
      </div>
    </div>
  )
}
