import { MENU_ID } from '@/lib/site/constants'
import { navbarItems, searchPosition } from '@/lib/site/navbar'
import { siteConfig } from '@/lib/site/site-config'
import { Icon } from '../ui/icon'
import { Brand } from './brand'
import { ColorModeToggle } from './color-mode-toggle'
import { HideOnScrollLazy } from './hide-on-scroll-lazy'
import styles from './navbar.module.css'
import { NavbarItems } from './navbar-items'

/** The bar at the top of every page. */
export function Navbar() {
  const left = navbarItems.filter(({ position }) => position === 'left')
  const right = navbarItems.filter(({ position }) => position === 'right')
  const search = siteConfig.search && <Search />
  return (
    <header className={styles.navbar}>
      <nav className={styles.inner} aria-label="Main">
        <MobileMenu />
        <Brand />
        <NavbarItems className={styles.items} items={left} />
        {searchPosition === 'left' && search}
        <div className={styles.end}>
          <NavbarItems className={styles.items} items={right} />
          <ColorModeToggle />
        </div>
        {searchPosition === 'right' && search}
      </nav>
      {siteConfig.navbar.hideOnScroll && <HideOnScrollLazy />}
    </header>
  )
}

/** The button that opens the drawer, below the desktop breakpoint. */
function MobileMenu() {
  return (
    <button
      type="button"
      className={styles.menuButton}
      aria-label="Toggle navigation bar"
      aria-haspopup="dialog"
      popoverTarget={MENU_ID}
    >
      <Icon name="menu" size={24} />
    </button>
  )
}

function Search() {
  return (
    <button
      type="button"
      className={`${styles.search} needs-scripts`}
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-action="search"
    >
      <Icon name="search" />
      <span>Search</span>
    </button>
  )
}
