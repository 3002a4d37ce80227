'use client'

import { useTransition } from 'react'
import { HYDRATED_MARK, MAIN_ID } from '@/lib/site/constants'
import { useGuardedEffect } from '../ui/effects'
import docStyles from './doc-page.module.css'
import styles from './page-error.module.css'

const TITLE = 'Page Error'

/** How often a page that its author is correcting is requested. */
const POLL_INTERVAL_MS = 1000

/** Path of the document that the browser loaded; undefined while pages are exported. */
const LOADED_PATH = globalThis.location?.pathname

type Props = {
  error: unknown
  /** Fetches the page's data and renders it again. */
  retry: () => void
}

/** Rendered instead of a page that threw. */
export function PageError({ error, retry }: Props) {
  const [isLoading, startLoading] = useTransition()
  const name = error instanceof Error && error.name
  // A failed chunk stays failed until the document is reloaded.
  const isChunkError = name === 'ChunkLoadError'
  // React could not remove what a browser extension had moved. Loaded as a document, the page has none of that.
  const isOutdated = name === 'NotFoundError' && location.pathname !== LOADED_PATH
  useGuardedEffect(() => overrideTitle(TITLE), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isOutdated` follows from the error
  useGuardedEffect(() => {
    // Its button answers, even where the layout is gone that says so otherwise (inline-scripts.ts).
    dispatchEvent(new Event(HYDRATED_MARK))
    if (isAuthorError(error)) return reloadWhenFixed()
    if (isOutdated) location.reload()
  }, [error])

  return (
    <main id={MAIN_ID} className={docStyles.main} data-failed={isChunkError}>
      {isOutdated || (
        <div role="alert" className={`prose ${docStyles.narrow}`}>
          <h1>{headingOf(error, isChunkError)}</h1>
          <p className={styles.text}>{errorChain(error)}</p>
          <button
            type="button"
            className={styles.button}
            onClick={() => startLoading(isChunkError ? reload : retry)}
          >
            {isChunkError ? 'Retry' : 'Try again'}
          </button>
        </div>
      )}
      {(isLoading || isOutdated) && <Loading />}
    </main>
  )
}

/** Reloads the document, and stays pending until it is gone. */
function reload(): Promise<void> {
  location.reload()
  return new Promise(() => {})
}

/** Announces loading, after a delay. */
export function Loading() {
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.spinner} aria-hidden="true" />
      Loading…
    </div>
  )
}

function headingOf(error: unknown, isChunkError: boolean): string {
  if (isAuthorError(error)) return 'This page has a mistake.'
  return isChunkError ? 'This page did not load.' : 'This page crashed.'
}

/** Next adds a digest to what is thrown on the development server, which is a mistake in a page. */
function isAuthorError(error: unknown): boolean {
  return process.env.NODE_ENV === 'development' && error instanceof Error && 'digest' in error
}

/**
 * The message of an error, followed by the messages of its causes. Anything can be thrown or be a cause,
 * and causes may be circular.
 */
export function errorChain(error: unknown): string {
  const errors = new Set<unknown>()
  for (let next = error; next != null && !errors.has(next); next = (next as Error).cause)
    errors.add(next)
  return [...errors].map(messageOf).join('\n\nCause:\n')
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message || thrown.name : String(thrown)
}

/**
 * Reloads the document once the server no longer fails: the page is corrected or deleted.
 * @returns cleanup
 */
function reloadWhenFixed(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const poll = async () => {
    // A server that restarts does not answer.
    const status = await fetch(location.href).then(
      response => response.status,
      () => 500,
    )
    // Not again after reload(), which a second call would abort.
    if (status < 500) location.reload()
    else schedule()
  }
  const schedule = () => {
    timer = setTimeout(poll, POLL_INTERVAL_MS)
  }
  schedule()
  return () => clearTimeout(timer)
}

/**
 * Keeps the document's title, even when the router sets the page's title.
 * @returns cleanup, which restores the page's title
 */
function overrideTitle(title: string): () => void {
  let pageTitle = document.title
  const override = () => {
    if (document.title === title) return
    pageTitle = document.title
    document.title = title
  }
  override()
  const observer = new MutationObserver(override)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    document.title = pageTitle
  }
}
