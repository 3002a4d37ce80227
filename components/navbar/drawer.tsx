'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { navbarItems } from '@/lib/navbar'
import { findSidebarName } from '@/lib/sidebars'
import { siteConfig } from '@/lib/site-config'
import { Icon } from '../icon'
import { Link } from '../link'
import { Logo } from '../logo'
import { SidebarTree } from '../sidebar/sidebar-tree'
import { useSidebars } from '../sidebar/use-sidebars'
import { usePath } from '../use-path'
import { ColorModeToggle } from './color-mode-toggle'
import styles from './drawer.module.css'
import { NavbarItems } from './navbar-items'

type DrawerProps = { generatedPaths: string[]; onClose: () => void }

/**
 * The navigation of a small screen. A modal `dialog` brings what a drawer needs: focus inside, the
 * page behind inert, Escape, and focus back on the button that opened it.
 */
export function Drawer({ generatedPaths, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const path = usePath()
  const trees = useSidebars(generatedPaths)
  const sidebar = findSidebarName(trees, path)
  const [mainMenu, setMainMenu] = useState(!sidebar)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  useEffect(() => {
    const desktop = window.matchMedia(`(min-width: ${siteConfig.desktopBreakpoint + 1}px)`)
    desktop.addEventListener('change', onClose)
    return () => desktop.removeEventListener('change', onClose)
  }, [onClose])

  const closeOnLinkOrBackdrop = (event: MouseEvent) => {
    const target = event.target as Element
    if (target === dialog.current || target.closest('a:not([role=button])')) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Navigation"
      onClose={onClose}
      onClick={closeOnLinkOrBackdrop}
    >
      <div className={styles.panel}>
        <div className={styles.header}>
          <Link className={styles.brand} href="/">
            <Logo />
            SwapX {siteConfig.title}
          </Link>
          <ColorModeToggle />
          <button
            type="button"
            className={styles.close}
            aria-label="Close navigation bar"
            onClick={onClose}
          >
            <Icon d="M3.5 3.5l9 9M12.5 3.5l-9 9" size={22} />
          </button>
        </div>
        {sidebar && !mainMenu ? (
          <>
            <button type="button" className={styles.back} onClick={() => setMainMenu(true)}>
              ← Back to main menu
            </button>
            <nav aria-label="Docs sidebar">
              <SidebarTree nodes={trees[sidebar]} path={path} />
            </nav>
          </>
        ) : (
          <nav aria-label="Main">
            <NavbarItems
              className={styles.items}
              items={navbarItems}
              generatedPaths={generatedPaths}
            />
          </nav>
        )}
      </div>
    </dialog>
  )
}
