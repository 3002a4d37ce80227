import type { ComponentProps } from 'react'
import { withBasePath } from '@/lib/site/hrefs'
import styles from './table.module.css'

/**
 * A table in a box that scrolls sideways, so that a wide table never widens the page. The box has the
 * accessible name, since it takes the focus.
 */
export function Table({ 'aria-labelledby': heading, ...props }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <section
      className={styles.scroll}
      role="group"
      aria-labelledby={heading}
      aria-label={heading ? undefined : 'Table'}
      data-scrollable
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls; see scrollable-regions.tsx
      tabIndex={0}
    >
      <table {...props} />
    </section>
  )
}

/** Code in text, which translators leave as it is. */
export function InlineCode(props: ComponentProps<'code'>) {
  return <code translate="no" {...props} />
}

/** An image of a page, lazily loaded. */
export function Image({ src = '', ...rest }: ComponentProps<'img'> & { src?: string }) {
  // biome-ignore lint/performance/noImgElement: a static export has no image server
  return <img loading="lazy" decoding="async" alt="" src={withBasePath(src)} {...rest} />
}

/** The checkbox of a task list, as a sign: the site has no form controls. */
export function TaskMark({ checked }: { checked?: boolean }) {
  return (
    <span role="img" aria-label={checked ? 'done' : 'to do'}>
      {checked ? '☑' : '☐'}
    </span>
  )
}
