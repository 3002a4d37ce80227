/** A browser then lays out no more of a page's text than is in the window. */
const RULE = 'article > div > * { content-visibility: auto; contain-intrinsic-size: 0 5rem }'

/** Shows the top of a page first, and lays out what is below the window once that is painted. */
export function showTopFirst(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(RULE)
  document.adoptedStyleSheets.push(sheet)
  const end = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
  requestAnimationFrame(() => requestAnimationFrame(end))
}
