'use client'

import { useEffect, useState, useTransition } from 'react'
import { errorChain } from '@/lib/client/error-chain'
import { MAIN_ID } from '@/lib/site/constants'
import docStyles from './doc-page.module.css'
import { Loading } from './loading'
import styles from './page-error.module.css'

const TITLE = 'Page Error'

type Props = {
  error: unknown
  /** Fetches the page's data and draws it once more. */
  retry: () => void
}

/** In place of a page that cannot be drawn. */
export function PageError({ error, retry }: Props) {
  const [isWaiting, startWaiting] = useTransition()
  const [isReloading, setReloading] = useState(false)
  useEffect(() => keepTitle(TITLE), [])
  useEffect(() => {
    if (isAuthors(error)) return reloadWhenMended()
  }, [error])

  function reload() {
    setReloading(true)
    location.reload()
  }

  // A script that could not be fetched stays failed until the page is loaded anew.
  const isNotLoaded = error instanceof Error && error.name === 'ChunkLoadError'
  return (
    <main id={MAIN_ID} className={docStyles.main} data-not-loaded={isNotLoaded || undefined}>
      <div role="alert" className={`prose ${docStyles.narrow}`}>
        <h1>{headingOf(error, isNotLoaded)}</h1>
        <p className={styles.text}>{errorChain(error)}</p>
        <button
          type="button"
          className={styles.button}
          onClick={isNotLoaded ? reload : () => startWaiting(retry)}
        >
          {isNotLoaded ? 'Retry' : 'Try again'}
        </button>
      </div>
      {(isWaiting || isReloading) && <Loading />}
    </main>
  )
}

function headingOf(error: unknown, isNotLoaded: boolean): string {
  if (isAuthors(error)) return 'This page has a mistake.'
  return isNotLoaded ? 'This page did not load.' : 'This page crashed.'
}

/** What an author has to mend: Next marks what was thrown on the development server. */
function isAuthors(error: unknown): boolean {
  return process.env.NODE_ENV === 'development' && error instanceof Error && 'digest' in error
}

/**
 * Shows its author the page once the mistake is mended, or that it is not there any more once it is
 * deleted. Returns what stops the waiting.
 */
function reloadWhenMended(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = async () => {
    // The server may be on its way back.
    const status = await fetch(location.href).then(
      answer => answer.status,
      () => 500,
    )
    // Once: a further call would break the load off.
    if (status < 500) location.reload()
    else wait()
  }
  const wait = () => {
    timer = setTimeout(look, 1000)
  }
  wait()
  return () => clearTimeout(timer)
}

/**
 * Holds the document's title, which the router may still set to that of the page.
 * @returns gives the page its title back
 */
function keepTitle(title: string): () => void {
  let pageTitle = document.title
  const keep = () => {
    if (document.title === title) return
    pageTitle = document.title
    document.title = title
  }
  keep()
  const observer = new MutationObserver(keep)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    document.title = pageTitle
  }
}
