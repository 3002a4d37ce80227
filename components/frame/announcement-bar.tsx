import type { AnnouncementBar as Announcement } from '@/lib/site/site-config'
import { Icon } from '../ui/icon'
import styles from './announcement-bar.module.css'

/**
 * A line above the navbar. It is in the HTML for all readers, so that nothing shifts; once it is dismissed, CSS
 * hides it (see `lib/client/inline-scripts.ts`).
 */
export function AnnouncementBar({ content, isCloseable = true }: Announcement) {
  return (
    <section className={styles.bar} aria-label="Announcement" data-closeable={isCloseable}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration */}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button
          type="button"
          className={`${styles.close} needs-scripts`}
          aria-label="Close"
          data-action="dismiss"
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </section>
  )
}
