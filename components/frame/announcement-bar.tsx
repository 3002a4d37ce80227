'use client'

import { useState } from 'react'
import { readStorage, storageKeys, writeStorage } from '@/lib/client/storage'
import type { AnnouncementBar as Announcement } from '@/lib/site/site-config'
import { useGuardedEffect } from '../ui/effects'
import { Icon } from '../ui/icon'
import styles from './announcement-bar.module.css'

/**
 * A line above the navbar. It is in the HTML for all readers, so that nothing shifts. Once dismissed, CSS hides
 * it (see `lib/client/head-script.ts`) until React unmounts it.
 */
export function AnnouncementBar({ id, content, isCloseable = true }: Announcement) {
  const [dismissed, setDismissed] = useState(false)

  useGuardedEffect(() => {
    const isNew = readStorage(storageKeys.announcementId) !== id
    writeStorage(storageKeys.announcementId, id)
    if (isNew) writeStorage(storageKeys.announcementDismissed, 'false')
    setDismissed(readStorage(storageKeys.announcementDismissed) === 'true')
  }, [id])

  if (dismissed) return null
  const dismiss = () => {
    writeStorage(storageKeys.announcementDismissed, 'true')
    setDismissed(true)
  }
  return (
    <section className={styles.bar} aria-label="Announcement" data-closeable={isCloseable}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration */}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button
          type="button"
          className={`${styles.close} needs-scripts`}
          aria-label="Close"
          onClick={dismiss}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </section>
  )
}
