'use client'

import { removeStorage, storageKeys, writeStorage } from '@/lib/client/storage'
import { CATEGORY_FOLDER } from '@/lib/site/constants'
import { withBasePath } from '@/lib/site/hrefs'
import { docPath } from '@/lib/site/paths'
import { shellConfig } from '@/lib/site/shell-config'
import { placeOf } from '@/lib/site/sidebar-trees'
import { builtVersion, shownVersion, versionHref } from '@/lib/site/versions'
import { useGuardedEffect } from '../ui/effects'
import { useLocationSuffix, usePath, useStored } from '../ui/hooks'
import { Link } from '../ui/link'
import { Menu } from './menu'
import styles from './navbar.module.css'

const { versions, versionPersistence } = shellConfig
const isPersistent = versionPersistence === 'localStorage'
const built = builtVersion(versions)

/** Versions of the documentation, each a separate build; a plain link while there is only one. */
export function VersionItem({ inDrawer }: { inDrawer: boolean }) {
  const path = usePath()
  const href = withBasePath(path) + useLocationSuffix()
  const preferred = usePreferredVersion()
  const isDoc = !path.startsWith(CATEGORY_FOLDER) && placeOf(path).sidebar !== undefined
  const shown = shownVersion(versions, built, isDoc, preferred)
  // "Next" alone would name the next page.
  const name = `Version: ${shown.label}`

  if (versions.length === 1) {
    return (
      <Link className={styles.link} href={isDoc ? path : docPath(built.mainDoc)}>
        {name}
      </Link>
    )
  }
  return (
    <Menu inDrawer={inDrawer} group="Versions" name={name} label={name}>
      {versions.map(version => (
        <li key={version.name}>
          <a
            href={version === built && isDoc ? href : versionHref(version, built)}
            target="_self"
            aria-current={isDoc && version === built ? 'true' : undefined}
            onClick={() => isPersistent && writeStorage(storageKeys.preferredVersion, version.name)}
          >
            {version.label}
          </a>
        </li>
      ))}
    </Menu>
  )
}

/** The version that the reader chose last. An unknown stored name is removed. */
function usePreferredVersion(): string | null {
  const stored = useStored(isPersistent ? storageKeys.preferredVersion : undefined)
  const isStale = stored !== null && versions.every(({ name }) => name !== stored)

  useGuardedEffect(() => {
    if (isStale) removeStorage(storageKeys.preferredVersion)
  }, [isStale])

  return stored
}
