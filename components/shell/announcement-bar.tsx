'use client'

import { useEffect, useState } from 'react'
import { readStorage, storageKeys, writeStorage } from '@/lib/client/storage'
import type { AnnouncementBar as Announcement } from '@/lib/site/site-config'
import styles from './announcement-bar.module.css'
import { Icon } from './icon'

/**
 * A line above the navbar. It is in the HTML for everyone, so that nothing moves; for readers who
 * closed it, `lib/client/head-script.ts` has CSS hide it until React takes it away.
 */
export function AnnouncementBar({ id, content, isCloseable = true }: Announcement) {
  const [closed, setClosed] = useState(false)

  useEffect(() => {
    const isNew = readStorage(storageKeys.announcementId) !== id
    writeStorage(storageKeys.announcementId, id)
    if (isNew) writeStorage(storageKeys.announcementDismissed, 'false')
    setClosed(readStorage(storageKeys.announcementDismissed) === 'true')
  }, [id])

  if (closed) return null
  const close = () => {
    writeStorage(storageKeys.announcementDismissed, 'true')
    setClosed(true)
  }
  return (
    <section className={styles.bar} aria-label="Announcement" data-closeable={isCloseable}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration */}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button type="button" className={styles.close} aria-label="Close" onClick={close}>
          <Icon name="close" size={14} />
        </button>
      )}
    </section>
  )
}
