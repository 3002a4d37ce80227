'use client'

import type { ResolvedNavbarItem } from '@/lib/navbar'
import { isExternal } from '@/lib/paths'
import { findSidebarName } from '@/lib/sidebars'
import { Icon } from '../icon'
import { Link } from '../link'
import { useSidebars } from '../sidebar/use-sidebars'
import { usePath } from '../use-path'
import { LocaleDropdown } from './locale-dropdown'
import styles from './navbar.module.css'

const ARROW_OUT = 'M6 3.5H3.5v9h9V10M8.5 3h4.5v4.5M13 3 7.5 8.5'

type NavbarItemsProps = {
  className?: string
  items: ResolvedNavbarItem[]
  generatedPaths: string[]
}

/** Entries of the navbar; the one whose sidebar holds the page is marked. */
export function NavbarItems({ className, items, generatedPaths }: NavbarItemsProps) {
  const current = findSidebarName(useSidebars(generatedPaths), usePath())
  return (
    <ul className={className}>
      {items.map(item => (
        <li key={item.label}>
          {item.type === 'locale' ? (
            <LocaleDropdown label={item.label} lang={item.lang} />
          ) : (
            <Link
              className={styles.link}
              href={item.href}
              aria-current={item.sidebar && item.sidebar === current ? 'page' : undefined}
            >
              {item.label}
              {isExternal(item.href) && (
                <Icon d={ARROW_OUT} size={13.5} label="(opens in new tab)" />
              )}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
