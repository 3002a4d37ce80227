'use client'

import { isExternal, withBasePath } from '@/lib/site/hrefs'
import type { ResolvedNavbarItem } from '@/lib/site/navbar'
import { shellConfig } from '@/lib/site/shell-config'
import { placeOf } from '@/lib/site/sidebar-trees'
import { useLocationSuffix, usePath } from '../ui/hooks'
import { Icon } from '../ui/icon'
import { Link } from '../ui/link'
import { Menu } from './menu'
import styles from './navbar.module.css'
import { VersionItem } from './version-item'

type NavbarItemsProps = {
  className?: string
  items: ResolvedNavbarItem[]
  inDrawer?: boolean
}

/** Items of the navbar, also in the drawer. */
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

type NavbarItemProps = { item: ResolvedNavbarItem; inDrawer?: boolean }

function NavbarItem({ item, inDrawer = false }: NavbarItemProps) {
  switch (item.type) {
    case 'link':
      return <NavbarLink {...item} />
    case 'versions':
      return <VersionItem inDrawer={inDrawer} />
    case 'locale':
      return <LocaleMenu label={item.label} inDrawer={inDrawer} />
  }
}

type NavbarLinkProps = Extract<ResolvedNavbarItem, { type: 'link' }>

/** `aria-current` is `true` within the section, and `page` on the page that it links to. */
function NavbarLink({ href, label, sidebar }: NavbarLinkProps) {
  const path = usePath()
  const isActive = sidebar !== undefined && sidebar === placeOf(path).sidebar
  return (
    <Link
      className={styles.link}
      href={href}
      aria-current={isActive ? (path === href ? 'page' : 'true') : undefined}
    >
      {label}
      {isExternal(href) && <Icon name="arrow-out" size={13.5} label="(opens in new tab)" />}
    </Link>
  )
}

type LocaleMenuProps = { label: string; inDrawer: boolean }

/** English is the only language; its item reloads the page. */
function LocaleMenu({ label, inDrawer }: LocaleMenuProps) {
  const href = withBasePath(usePath()) + useLocationSuffix()
  const current = (
    <>
      <Icon name="globe" size={20} />
      {label}
    </>
  )
  return (
    <Menu inDrawer={inDrawer} group="Languages" name={`Language: ${label}`} label={current}>
      <li>
        <a href={href} lang={shellConfig.locale.htmlLang} target="_self" aria-current="true">
          {label}
        </a>
      </li>
    </Menu>
  )
}
