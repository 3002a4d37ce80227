'use client'

import type { ResolvedNavbarItem } from '@/lib/navbar'
import { isExternal } from '@/lib/paths'
import { findSidebarName } from '@/lib/sidebars'
import { Icon } from '../icon'
import { Link } from '../link'
import { useSidebars } from '../sidebar/use-sidebars'
import { usePath } from '../use-path'
import { LocaleMenu } from './locale-menu'
import styles from './navbar.module.css'
import { VersionItem } from './version-item'

const ARROW_OUT = 'M6 3.5H3.5v9h9V10M8.5 3h4.5v4.5M13 3 7.5 8.5'

type NavbarItemsProps = {
  className?: string
  items: ResolvedNavbarItem[]
  generatedPaths: string[]
  inDrawer?: boolean
}

/** Entries of the navbar, also in the drawer. */
export function NavbarItems({ className, items, ...rest }: NavbarItemsProps) {
  return (
    <ul className={className}>
      {items.map(item => (
        <li key={item.label}>
          <NavbarItem item={item} {...rest} />
        </li>
      ))}
    </ul>
  )
}

type NavbarItemProps = { item: ResolvedNavbarItem; generatedPaths: string[]; inDrawer?: boolean }

function NavbarItem({ item, generatedPaths, inDrawer = false }: NavbarItemProps) {
  switch (item.type) {
    case 'link':
      return <NavbarLink {...item} generatedPaths={generatedPaths} />
    case 'versions':
      return <VersionItem generatedPaths={generatedPaths} inDrawer={inDrawer} />
    case 'locale':
      return <LocaleMenu label={item.label} lang={item.lang} inDrawer={inDrawer} />
  }
}

type NavbarLinkProps = Extract<ResolvedNavbarItem, { type: 'link' }> & { generatedPaths: string[] }

/** The link of the section that holds the page is marked. */
function NavbarLink({ href, label, sidebar, generatedPaths }: NavbarLinkProps) {
  const current = findSidebarName(useSidebars(generatedPaths), usePath())
  return (
    <Link
      className={styles.link}
      href={href}
      aria-current={sidebar && sidebar === current ? 'page' : undefined}
    >
      {label}
      {isExternal(href) && <Icon d={ARROW_OUT} size={13.5} label="(opens in new tab)" />}
    </Link>
  )
}
