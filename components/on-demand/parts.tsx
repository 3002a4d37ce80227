import { goToSection } from '@/lib/go-to-section'
import type { Show } from './on-demand'
import { ShortcutsHelp } from './shortcuts-help'
import { TermCard } from './term-card'

const follow = (rel: 'next' | 'prev') =>
  document.querySelector<HTMLElement>(`article a[rel=${rel}]`)?.click()

const openSearch = async (show: Show) => {
  const { SearchDialog } = await import('../search/search-dialog')
  show(<SearchDialog onClose={() => show(null)} />)
}

/** What the keys of `lib/shortcuts.ts` do. */
const actions: Record<string, (show: Show) => void> = {
  n: () => follow('next'),
  p: () => follow('prev'),
  j: () => goToSection(1),
  k: () => goToSection(-1),
  '/': openSearch,
  'Ctrl+k': openSearch,
  '?': show => show(<ShortcutsHelp onClose={() => show(null)} />),
}

export function runShortcut(key: string, show: Show): void {
  actions[key]?.(show)
}

/** Shows the definition of the term that a link leads to. */
export function showTerm(link: HTMLAnchorElement, show: Show): void {
  show(<TermCard link={link} onClose={() => show(null)} />)
}
