import { type KeyboardEvent, useRef, useState } from 'react'
import { fetchFile, SignInError } from '@/lib/client/fetch-file'
import { type Found, type FoundPage, loadSearch, search, searchUrl } from '@/lib/site/search'
import { ChangingText } from '../ui/changing-text'
import { Dialog } from '../ui/dialog'
import { useGuardedEffect, useGuardedLayoutEffect } from '../ui/effects'
import { Link } from '../ui/link'
import type { MountOverlay } from '../ui/overlay'
import styles from './search-dialog.module.css'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

const FAILURE =
  process.env.NODE_ENV === 'development'
    ? 'The development server has no index to search. Run npm run build, then npm run serve.'
    : 'The search could not be loaded.'

export function openSearch(mount: MountOverlay): void {
  mount(<SearchDialog onClose={() => mount(null)} />)
}

/** Searches as the reader types. Arrow keys move through the results. */
function SearchDialog({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)

  // After showModal(), which focuses the first button.
  useGuardedLayoutEffect(() => field.current?.focus(), [])

  useGuardedEffect(() => {
    const fail = () =>
      fetchFile(searchUrl).then(
        () => setFailure(FAILURE),
        error => setFailure(error instanceof SignInError ? error.message : FAILURE),
      )
    if (query.trim() === '') {
      setFound(undefined)
      loadSearch().catch(fail)
      return
    }
    let isLatest = true
    search(query).then(result => {
      if (!isLatest || !result) return
      setFound(result)
      setFailure(undefined)
    }, fail)
    return () => {
      isLatest = false
    }
  }, [query])

  const moveFocus = (event: KeyboardEvent) => {
    // During composition, Enter and arrows belong to the input method.
    if (event.nativeEvent.isComposing || !root.current) return
    const focusable = [...root.current.querySelectorAll<HTMLElement>('input, a')]
    const index = focusable.indexOf(document.activeElement as HTMLElement)
    const step = STEPS[event.key]
    if (step) {
      event.preventDefault()
      focusable.at((index + step) % focusable.length)?.focus()
    } else if (event.key === 'Enter' && index === 0) {
      // Otherwise the key would press the button that gets the focus when the dialog closes.
      event.preventDefault()
      focusable[1]?.click()
    } else if (event.key === 'Escape') {
      // Otherwise some browsers only clear the field.
      onClose()
    }
  }

  return (
    <Dialog title="Search" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard of the field and its results */}
      <div ref={root} onKeyDown={moveFocus}>
        <input
          ref={field}
          type="search"
          className={styles.field}
          aria-label="Search the documentation"
          placeholder="Words on a page, or its Chinese label"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={event => setQuery(event.target.value)}
        />
        <p className={styles.status} role="status">
          <ChangingText>{failure ?? (found ? count(found) : '')}</ChangingText>
        </p>
        {found && <SearchResults pages={found.pages} onFollow={onClose} />}
      </div>
    </Dialog>
  )
}

function count({ total, pages }: Found): string {
  if (total === 0) return 'No page found.'
  if (total === 1) return '1 page found.'
  return total > pages.length
    ? `${total} pages found, the best ${pages.length} are shown.`
    : `${total} pages found.`
}

type SearchResultsProps = { pages: FoundPage[]; onFollow: () => void }

function SearchResults({ pages, onFollow }: SearchResultsProps) {
  return (
    <ul className={styles.results}>
      {pages.map(({ path, title, label, excerpt, sections }) => (
        <li key={path}>
          <Link className={styles.page} href={path} onClick={onFollow}>
            <span className={styles.title}>
              <MarkedChinese text={title} />
            </span>
            {label && !title.startsWith(label) && (
              <>
                {' '}
                <MarkedChinese text={label} />
              </>
            )}
            {sections.length === 0 && <Excerpt html={excerpt} />}
          </Link>
          {sections.length > 0 && (
            <ul>
              {sections.map(section => (
                <li key={section.path}>
                  <Link className={styles.section} href={section.path} onClick={onFollow}>
                    <span className={styles.title}>{section.title}</span>
                    <Excerpt html={section.excerpt} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A title or a label with its leading Chinese marked as such: `指南 Guides`. */
function MarkedChinese({ text }: { text: string }) {
  const [chinese = ''] = /^.*\p{Script=Han}\S*/u.exec(text) ?? []
  return (
    <>
      {chinese && <span lang="zh-Hans">{chinese}</span>}
      {text.slice(chinese.length)}
    </>
  )
}

function Excerpt({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the index holds escaped text and `<mark>`
  return <span className={styles.excerpt} dangerouslySetInnerHTML={{ __html: html }} />
}
