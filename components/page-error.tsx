'use client'

import { useEffect } from 'react'
import { errorChain } from '@/lib/error-chain'
import docStyles from './doc-page.module.css'
import styles from './page-error.module.css'
import { MAIN_ID } from './skip-link'

const TITLE = 'Page Error'

type Props = {
  error: unknown
  /** Draws the page once more. */
  reset: () => void
}

/** In place of a page that cannot be drawn. */
export function PageError({ error, reset }: Props) {
  useEffect(() => {
    const pageTitle = document.title
    document.title = TITLE
    return () => {
      // After a navigation it is the next page's already.
      if (document.title === TITLE) document.title = pageTitle
    }
  }, [])

  // A script that could not be fetched stays failed until the page is loaded anew.
  const notLoaded = error instanceof Error && error.name === 'ChunkLoadError'
  return (
    <main id={MAIN_ID} className={docStyles.main}>
      <div role="alert" className={`prose ${docStyles.narrow}`}>
        <h1>{notLoaded ? 'This page did not load.' : 'This page crashed.'}</h1>
        <p className={styles.text}>{errorChain(error)}</p>
        <button
          type="button"
          className={styles.button}
          onClick={notLoaded ? () => location.reload() : reset}
        >
          {notLoaded ? 'Retry' : 'Try again'}
        </button>
      </div>
    </main>
  )
}
