import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PageRecord } from '../content/record'
import { type Cards, cardsPath } from '../site/data-files'

/** Writes the cards of all pages that names lead to: what each name is, and the first sentence about it. */
export function writeCards(folder: string, pages: PageRecord[]): void {
  for (const { path: page, members } of pages) {
    if (members.length === 0) continue
    const cards: Cards = Object.fromEntries(
      members.map(({ id, code, sentence }) => [id, [code, sentence]]),
    )
    writeFileSync(path.join(folder, cardsPath(page)), JSON.stringify(cards))
  }
}
