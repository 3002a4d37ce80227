import type { ComponentProps } from 'react'
import { isExternal, isFile, withBasePath } from '@/lib/paths'

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' }

/** Every link of the site; `SoftNavigation` follows it. Other sites and files open in a new tab. */
export function Link({ href = '', ...rest }: ComponentProps<'a'>) {
  const leaves = isExternal(href) || isFile(href)
  return <a href={withBasePath(href)} {...(leaves && NEW_TAB)} {...rest} />
}
