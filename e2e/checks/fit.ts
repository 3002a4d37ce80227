/** Code that has to be scrolled sideways. Runs in the page. */
export function wideCode(): string[] {
  return [...document.querySelectorAll('pre')]
    .filter(code => code.scrollWidth > code.clientWidth)
    .map(code => `code scrolls sideways: ${code.textContent?.slice(0, 80)}`)
}

/** Tables that have to be scrolled sideways. Runs in the page. */
export function wideTables(): string[] {
  return [...document.querySelectorAll('table')]
    .filter(table => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
    .map(table => `a table scrolls sideways: ${table.textContent?.slice(0, 80)}`)
}

/** Paragraphs of four lines and more with over 75 letters a line, by a little. Runs in the page. */
export function longLines(): string[] {
  return [...document.querySelectorAll('article p')].flatMap(paragraph => {
    const { lineHeight } = getComputedStyle(paragraph)
    const lines = Math.round(
      paragraph.getBoundingClientRect().height / Number.parseFloat(lineHeight),
    )
    const letters = (paragraph.textContent ?? '').length / lines
    const hasFormula = paragraph.querySelector('math') !== null
    return lines < 4 || hasFormula || letters < 77
      ? []
      : [`${Math.round(letters)} letters a line: ${paragraph.textContent?.slice(0, 80)}`]
  })
}

/** Labels of figures that are too small, and drawings that touch the window's edge. Runs in the page. */
export function hardFigures(): string[] {
  const SMALLEST = 12
  const EDGE = 4
  return [...document.querySelectorAll<SVGSVGElement>('figure svg[role=img]')].flatMap(drawing => {
    const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width
    const parts = [...drawing.querySelectorAll('text, rect, path, circle')]
    const small = parts.filter(
      part =>
        part.tagName === 'text' &&
        Number.parseFloat(getComputedStyle(part).fontSize) * scale < SMALLEST,
    )
    const outside = parts.filter(part => {
      const { left, right, width } = part.getBoundingClientRect()
      return width > 0 && (left < EDGE || right > window.innerWidth - EDGE)
    })
    return [
      ...small.map(({ textContent }) => `a label below ${SMALLEST} px: ${textContent}`),
      ...outside.map(({ outerHTML }) => `touches the edge: ${outerHTML.slice(0, 120)}`),
    ]
  })
}
