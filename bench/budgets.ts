/** What the export may take at most: `npm test` holds it to this, `npm run bench -- sizes` measures it. */
export const budgets = {
  /** Bytes (brotli) up to the end of the text: the median page, and all but the ten longest. */
  median: 19_000,
  longest: 25_000,
  /** Bytes (gzip): 1.15 × an empty app of Next 16, which has 134.8 kB, rounded up to half a kilobyte. */
  scripts: 156_500,
  /** Requests until a page is idle. */
  requests: 40,
}
