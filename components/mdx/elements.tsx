import { type ComponentProps, Fragment } from 'react'
import { samplePath, starterPath } from '@/lib/site/data-files'
import { withBasePath } from '@/lib/site/hrefs'
import { Link } from '../shell/link'
import styles from './table.module.css'

/**
 * A table that scrolls sideways in a box of its own, so that a wide one never widens the page. The box
 * has the accessible name, since it takes the focus.
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

/** Links to sample programs (`of`, separated by spaces) and to the starter, which has their imports. */
export function SampleFiles({ of }: { of: string }) {
  return (
    <p>
      Files for this guide:{' '}
      {of.split(' ').map((file, index) => (
        <Fragment key={file}>
          {index > 0 && ', '}
          <Link href={samplePath(file)}>
            <code>{file}</code>
          </Link>
        </Fragment>
      ))}
      . The <Link href={starterPath}>starter</Link> has them, and all that they import.
    </p>
  )
}
