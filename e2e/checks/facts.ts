/** What the parts around the text say of the page. Runs in the page. */
export function pageFacts() {
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(element => element.textContent?.trim())
  // Entries of the menus of versions and languages load the page in the same tab.
  const section = 'header a[aria-current]:not([target])'
  return {
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    breadcrumbs: texts('nav[aria-label=Breadcrumbs] li'),
    sidebar: texts('nav[aria-label="Docs sidebar"] [aria-current]'),
    section: texts(section),
    sectionIs: document.querySelector(section)?.getAttribute('aria-current') ?? null,
  }
}

/** The policy that the page brings along, or nothing. Runs in the page. */
export function policyOf(): string {
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]')
  return meta?.getAttribute('content') ?? ''
}
