import { type FocusEvent as ReactFocusEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { fetchData, SignInError } from '@/lib/client/fetch-file'
import { listen } from '@/lib/client/listen'
import { CARD_LINKS, pagePath } from '@/lib/client/page-link'
import { type Cards, cardsPath } from '@/lib/site/data-files'
import { glossary } from '@/lib/site/glossary'
import { basePath } from '@/lib/site/site-url.mjs'
import { useGuardedLayoutEffect } from '../ui/effects'
import { Link } from '../ui/link'
import type { MountOverlay } from '../ui/overlay'
import styles from './link-preview.module.css'

/** Minimum distance from the edges of the viewport, in CSS pixels. */
const MARGIN = 12

const CARD_ID = 'card'

/** How long the pointer rests on a link before its card shows, and how long it may take to reach the card. */
const SHOW_MS = 300
const HIDE_MS = 200

/** The term whose definition is open. */
let opened: Element | null = null

/** The open term that was pressed: light dismiss closes its card before the click event. */
let pressed: Element | null = null

for (const type of ['pointerdown', 'keydown']) {
  const onPress = ({ target }: Event) => {
    pressed = (target as Element).closest('[data-term][aria-expanded]')
  }
  document.addEventListener(type, onPress, { capture: true })
}

/** Opens the definition of the term that a link leads to, or closes it if it was open. */
export function toggleTerm(link: HTMLAnchorElement, mount: MountOverlay): void {
  const isOpen = link === pressed || link.ariaExpanded
  pressed = null
  if (isOpen) link.focus({ preventScroll: true })
  opened = isOpen ? null : link
  mount(isOpen ? null : <Card link={link} {...termOf(link)} isOpen onClose={() => mount(null)} />)
}

/**
 * Shows the card of a link while the pointer rests on it or it has the focus.
 * @param event that pointed at the first link
 */
export function watchLinks(event: Event, mount: MountOverlay): void {
  let timer: number | undefined
  /** The link that is pointed at or has the focus, and whether the reader has closed its card. */
  let current: HTMLAnchorElement | null = null
  let isClosed = false

  const hide = () => {
    if (document.querySelector(`#${CARD_ID}[role=tooltip]`)) mount(null)
  }
  const close = () => {
    clearTimeout(timer)
    isClosed = true
    hide()
  }
  const leave = () => {
    current = null
    hide()
  }
  const show = async (link: HTMLAnchorElement) => {
    // Without its text, a card shows nothing, and the link leads to its entry.
    const content = await contentOf(link).catch(error =>
      error instanceof SignInError ? { text: error.message } : undefined,
    )
    const isWanted = link === current && !isClosed && link.matches(':hover, :focus-visible')
    if (!content || !isWanted || opened) return
    // At once: a card that renders after its link is left would cover the next one.
    flushSync(() => mount(<Card link={link} {...content} onClose={close} />))
  }
  const onChange = (event: Event) => {
    const target = event.target as Element
    const isPointer = event instanceof PointerEvent
    if (isPointer && event.pointerType === 'touch') return
    if (isInCard(target)) return clearTimeout(timer)
    if (event.type === 'focusout') {
      const isKept = current?.matches(':hover') || isInCard((event as FocusEvent).relatedTarget)
      return isKept || leave()
    }
    const link = target.closest<HTMLAnchorElement>(CARD_LINKS)
    if (!isPointer && link && !link.matches(':focus-visible')) return
    if (!link && isPointer && current?.matches(':focus-visible')) return
    clearTimeout(timer)
    if (!link) {
      // Leaves time for the pointer to reach the card.
      const isShown = document.getElementById(CARD_ID) !== null
      timer = window.setTimeout(leave, isPointer && isShown ? HIDE_MS : 0)
    } else if (link !== current || !document.getElementById(CARD_ID)) {
      if (link !== current) {
        leave()
        current = link
        isClosed = false
      }
      timer = window.setTimeout(show, isPointer ? SHOW_MS : 0, link)
    }
  }

  onChange(event)
  listen(document, ['pointerover', 'focusin', 'focusout'], onChange)
  listen(document, ['click'], ({ target }) => !isInCard(target) && close(), { capture: true })
  listen(window, ['popstate'], close)
}

const isInCard = (target: EventTarget | null) =>
  (target as Element | null)?.closest(`#${CARD_ID}`) != null

type Content = { label?: string; code?: string; text: string; page?: string }

/** The content of the card of a link. */
async function contentOf(link: HTMLAnchorElement): Promise<Content | undefined> {
  if ('term' in link.dataset) return { text: termOf(link).text }
  const card = (await fetchCards(pagePath(link)))[link.hash.slice(1)]
  return card && { code: card[0], text: card[1] }
}

function termOf({ hash }: HTMLAnchorElement) {
  const { name, definition = '', page } = glossary.find(({ id }) => hash === `#${id}`) ?? {}
  return { ...(name && { label: name }), ...(page && { page }), text: definition }
}

const fetched = new Map<string, Promise<Cards>>()

/** The cards of a page, which one request fetches. */
function fetchCards(path: string): Promise<Cards> {
  const known = fetched.get(path)
  if (known) return known
  const cards = fetchData<Cards>(basePath + cardsPath(path))
  fetched.set(path, cards)
  cards.catch(() => fetched.delete(path))
  return cards
}

type CardProps = Content & {
  link: HTMLAnchorElement
  /** Whether the card takes the focus, as after a click on a term. */
  isOpen?: boolean
  onClose: () => void
}

/**
 * A preview of the target of a link, shown while it is mounted. The browser closes the popover on Escape and
 * on a press outside, and restores the focus.
 */
function Card({ link, label, code, text, page, isOpen, onClose }: CardProps) {
  const card = useRef<HTMLDivElement>(null)

  useGuardedLayoutEffect(() => {
    if (!card.current) return
    if (!card.current.matches(':popover-open')) card.current.showPopover({ source: link })
    position(card.current, link.getBoundingClientRect())
    if (isOpen) card.current.focus({ preventScroll: true })
    if (isOpen) link.ariaExpanded = 'true'
    else link.setAttribute('aria-describedby', CARD_ID)
    return () => {
      if (isOpen) opened = null
      link.ariaExpanded = null
      link.removeAttribute('aria-describedby')
    }
  }, [link, isOpen])

  const closeOnLeave = ({ currentTarget, relatedTarget }: ReactFocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose()
  }

  return (
    <div
      key={String(isOpen)}
      ref={card}
      id={CARD_ID}
      popover="auto"
      {...(isOpen
        ? { role: 'dialog', 'aria-label': label, tabIndex: -1, onBlur: closeOnLeave }
        : { role: 'tooltip' })}
      className={styles.card}
      onToggle={event => event.newState === 'closed' && onClose()}
    >
      {code && <code translate="no">{code}</code>}
      {text && <p>{text}</p>}
      {page && (
        <Link href={page} onClick={onClose}>
          {`More on ${label}`}
        </Link>
      )}
    </div>
  )
}

/** Positions the card below the link, or above it where there is no room. */
function position(card: HTMLElement, { left, top, bottom }: DOMRect) {
  const maxLeft = document.documentElement.clientWidth - card.offsetWidth - MARGIN
  const isBelow = bottom + card.offsetHeight <= window.innerHeight
  card.style.left = `${window.scrollX + Math.max(MARGIN, Math.min(left, maxLeft))}px`
  card.style.top = `${window.scrollY + (isBelow ? bottom : top - card.offsetHeight)}px`
}
