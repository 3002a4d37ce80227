/** A browser then lays out no more of a page's text than is in the window. */
const RULE = 'article > div > * { content-visibility: auto; contain-intrinsic-size: 0 5rem }'

let sheet: CSSStyleSheet | undefined

/** Shows the top of a page first, and lays out what is below the window once that is painted. */
export function showTopFirst(): void {
  sheet = new CSSStyleSheet()
  sheet.replaceSync(RULE)
  document.adoptedStyleSheets.push(sheet)
  requestAnimationFrame(() => requestAnimationFrame(showWhole))
}

/** Lays out all of a page, such as one that comes back while the top of another was shown first. */
export function showWhole(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
}
