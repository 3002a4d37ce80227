'use client'

import { useEffect } from 'react'
import { removeStorage, storageKeys, writeStorage } from '@/lib/client/storage'
import { CATEGORY_FOLDER } from '@/lib/site/constants'
import { shellConfig } from '@/lib/site/shell-config'
import { placeOf } from '@/lib/site/sidebar-trees'
import { shownVersion, versionLinks } from '@/lib/site/versions'
import { Link } from '../shell/link'
import { useLocationSuffix, useStored } from '../shell/use-browser'
import { usePath } from '../shell/use-path'
import { Menu } from './menu'
import styles from './navbar.module.css'

const { versions, versionPersistence } = shellConfig
const isKept = versionPersistence === 'localStorage'

/** Versions of the documentation; a plain link while there is only one. */
export function VersionItem({ inDrawer }: { inDrawer: boolean }) {
  const path = usePath()
  const suffix = useLocationSuffix()
  const preferred = usePreferredVersion()
  const isDoc = (address: string) =>
    !address.startsWith(CATEGORY_FOLDER) && placeOf(address).sidebar !== undefined
  const shown = shownVersion(versions, path, isDoc, preferred)
  const links = versionLinks(versions, path, isDoc)
  // "Next" alone would lead to the next page.
  const name = `Version: ${shown.label}`
  const [only, ...others] = links

  if (only && others.length === 0) {
    return (
      <Link className={styles.link} href={only.href} aria-label={name}>
        {shown.label}
      </Link>
    )
  }
  return (
    <Menu inDrawer={inDrawer} group="Versions" name={name} label={shown.label}>
      {links.map(({ version: { name, label }, href, current }) => (
        <li key={name}>
          <Link
            href={href + suffix}
            aria-current={current ? 'true' : undefined}
            onClick={() => isKept && writeStorage(storageKeys.preferredVersion, name)}
          >
            {label}
          </Link>
        </li>
      ))}
    </Menu>
  )
}

/** The version that the reader picked last. A stored name that is no version's is removed. */
function usePreferredVersion(): string | null {
  const stored = useStored(isKept ? storageKeys.preferredVersion : undefined)
  const isStale = stored !== null && versions.every(({ name }) => name !== stored)

  useEffect(() => {
    if (isStale) removeStorage(storageKeys.preferredVersion)
  }, [isStale])

  return stored
}
