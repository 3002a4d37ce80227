/** The mark: an X of two curves, each the curve x·y = k that prices a pool. Lines in a square of 32. */
export const MARK = {
  a: 'M4.5 4.5C5.5 12.5 12.5 15 16 16s10.5 3.5 11.5 11.5',
  b: 'M27.5 4.5C26.5 12.5 19.5 15 16 16S5.5 19.5 4.5 27.5',
}
