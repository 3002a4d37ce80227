/** What the export may take at most: `npm test` holds it to this, `npm run bench -- sizes` measures it. */
export const budgets = {
  /** Bytes (brotli) up to the end of the text: the median page, and all but the ten longest. */
  median: 19_000,
  longest: 25_000,
  /** Bytes (gzip): 21 kB more than an empty app of Next 16, which has 134.8 kB. */
  scripts: 155_890,
  /** Requests until a page is idle. */
  requests: 40,
}
