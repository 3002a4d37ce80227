/** Headings that skip a level, and headings of level 1 beside the first. Runs in the page. */
export function headingFindings(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(heading =>
    heading.checkVisibility(),
  )
  return headings.flatMap((heading, index) => {
    const level = (element?: Element) => Number(element?.tagName[1] ?? 0)
    const before = level(headings[index - 1])
    const isFine = level(heading) <= before + 1 && (index === 0) === (level(heading) === 1)
    return isFine ? [] : [`level ${level(heading)} after ${before}: ${heading.textContent}`]
  })
}
