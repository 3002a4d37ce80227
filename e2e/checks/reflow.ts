/** Whether the page has to be scrolled sideways (WCAG 1.4.10). Runs in the page. */
export function reflowFindings(): string[] {
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= window.innerWidth) return []
  return [`the page is ${scrollWidth} px wide in a window of ${window.innerWidth} px`]
}
