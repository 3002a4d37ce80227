'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import { type ComponentProps, createContext, useContext } from 'react'
import { isExternal, isFile, withBasePath } from '@/lib/paths'
import { basePath } from '@/lib/site-url.mjs'

/** Whether links take the place of the history's entry on top, which then is no page of its own. */
export const ReplaceEntry = createContext(false)

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the reader's connection is to be spared: data saver on, or 2g. */
function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes('2g'))
}

/**
 * Every link of the site. A page is fetched ahead when the reader shows intent (hover, focus,
 * touch), since fetching all links in view would move megabytes. Other sites and files open in a new tab.
 */
export function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const router = useRouter()
  const replace = useContext(ReplaceEntry)
  // Next would ask for the data of the home page beside the base path, where there is none.
  const isHomeBelowBase = href === '/' && basePath !== ''
  if (href.startsWith('#') || isHomeBelowBase) {
    return (
      <a href={withBasePath(href)} {...rest}>
        {children}
      </a>
    )
  }
  if (isExternal(href) || isFile(href)) {
    return (
      <a href={withBasePath(href)} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    )
  }
  const prefetch = () => {
    if (!isSlowConnection()) router.prefetch(href)
  }
  return (
    <NextLink
      href={href}
      prefetch={false}
      replace={replace}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...rest}
    >
      {children}
    </NextLink>
  )
}
