'use client'

import { isExternal } from '@/lib/site/hrefs'
import { languages } from '@/lib/site/languages'
import type { ResolvedNavbarItem } from '@/lib/site/navbar'
import { shellConfig } from '@/lib/site/shell-config'
import { placeOf } from '@/lib/site/sidebar-trees'
import { editionPath } from '@/lib/site/site-url.mjs'
import { t } from '@/lib/site/strings'
import { Icon } from '../shell/icon'
import { Link } from '../shell/link'
import { useLocationSuffix } from '../shell/use-browser'
import { usePath } from '../shell/use-path'
import { Menu } from './menu'
import styles from './navbar.module.css'
import { VersionItem } from './version-item'

type NavbarItemsProps = {
  className?: string
  items: ResolvedNavbarItem[]
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

/** The link of the section that holds the page is marked; as the page itself only where it leads there. */
function NavbarLink({ href, label, sidebar }: NavbarLinkProps) {
  const path = usePath()
  const holdsPage = sidebar !== undefined && sidebar === placeOf(path).sidebar
  return (
    <Link
      className={styles.link}
      href={href}
      aria-current={holdsPage ? (path === href ? 'page' : 'true') : undefined}
    >
      {label}
      {isExternal(href) && <Icon name="arrow-out" size={13.5} label={t('(opens in new tab)')} />}
    </Link>
  )
}

type LocaleMenuProps = { label: string; inDrawer: boolean }

/** Languages of the page, each an edition of its own; their entries load it anew. */
function LocaleMenu({ label, inDrawer }: LocaleMenuProps) {
  const address = usePath() + useLocationSuffix()
  const current = (
    <>
      <Icon name="globe" size={20} />
      {label}
    </>
  )
  return (
    <Menu
      inDrawer={inDrawer}
      group={t('Languages')}
      name={t('Language: {}', label)}
      label={current}
    >
      {languages.map(({ code, htmlLang, label, edition }) => (
        <li key={code}>
          <a
            href={editionPath(edition) + address}
            lang={htmlLang}
            target="_self"
            aria-current={code === shellConfig.locale.code ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </Menu>
  )
}
