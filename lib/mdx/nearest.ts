/** How far a misspelt word may be from the one meant, in letters. */
const limitOf = (word: string) => Math.max(3, word.length / 3)

/** The word that was probably meant, in whatever case. */
export function nearest(word: string, known: string[]): string | undefined {
  const [best] = known
    .map(candidate => ({
      candidate,
      distance: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ distance }) => distance <= limitOf(word))
    .sort((a, b) => a.distance - b.distance)
  return best?.candidate
}

/** Levenshtein distance: letters to add, drop or change. */
function distance(from: string, to: string) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
