import { goToSection } from '@/lib/client/go-to-section'
import type { Show } from './on-demand'
import { ShortcutsHelp } from './shortcuts-help'
import { TermCard } from './term-card'

const follow = (rel: 'next' | 'prev') =>
  document.querySelector<HTMLElement>(`article a[rel=${rel}]`)?.click()

const openSearch = async (show: Show) => {
  const { SearchDialog } = await import('../search/search-dialog')
  show(<SearchDialog onClose={() => show(null)} />)
}

/** What the keys of `lib/site/shortcuts.ts` do. */
const actions: Record<string, (show: Show) => unknown> = {
  n: () => follow('next'),
  p: () => follow('prev'),
  j: () => goToSection(1),
  k: () => goToSection(-1),
  '/': openSearch,
  'Ctrl+k': openSearch,
  '?': show => show(<ShortcutsHelp onClose={() => show(null)} />),
}

export async function runShortcut(key: string, show: Show): Promise<void> {
  await actions[key]?.(show)
}

/** The term on which a press began while its definition showed: the press hides it before the click. */
let pressed: Element | null = null

for (const type of ['pointerdown', 'keydown']) {
  const note = ({ target }: Event) => {
    pressed = (target as Element).closest('[data-term][aria-expanded]')
  }
  document.addEventListener(type, note, { capture: true })
}

/** Shows the definition of the term that a link leads to, or hides it if it showed at the press. */
export function showTerm(link: HTMLAnchorElement, show: Show): void {
  const isShown = link === pressed || link.ariaExpanded
  pressed = null
  if (isShown) link.focus({ preventScroll: true })
  show(isShown ? null : <TermCard link={link} onClose={() => show(null)} />)
}
