const WORD =
  /\{(?<range>[\d,\s-]+)\}|(?<name>[\w-]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S+)))?/g

/**
 * Reads the words after the language of a fence: `title="…"`, `showLineNumbers=8`, `{1,3-5}` (as
 * `range`), `file=v3/swap.ts#exact-input`, `nocheck="reason"`. A word without value is empty text.
 * @param {string} meta
 * @returns {Partial<Record<string, string>>}
 */
export function readMeta(meta) {
  const words = [...meta.matchAll(WORD)].map(({ groups = {} }) => {
    const { range, name, double, single, bare } = groups
    return range === undefined ? [name, double ?? single ?? bare ?? ''] : ['range', range]
  })
  return Object.fromEntries(words)
}
