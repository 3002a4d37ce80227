import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'playwright/test'
import { routes } from '../lib/site/routes'

declare const Readability: typeof import('@mozilla/readability').Readability

/** What Firefox finds the text of a page with. */
const SCRIPT = readFileSync(
  createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
  'utf8',
)

/** The figures, and the headings below the title: those of the page, and those that reader modes keep. Runs in a page. */
function compareContent(html: string) {
  const read = (text: string) => new DOMParser().parseFromString(text, 'text/html')
  const namesIn = (root: Document, selector: string) =>
    [...root.querySelectorAll(selector)].map(
      element => element.getAttribute('aria-label') ?? element.textContent.trim(),
    )
  const page = read(html)
  const article = new Readability(read(html)).parse()
  return {
    shown: namesIn(page, 'main :is(h2, h3, h4, h5, h6, figure svg[role=img])'),
    // A title that differs from the browser's stays, as a heading of level 2.
    kept: namesIn(read(article?.content ?? ''), 'h2, h3, h4, h5, h6, figure svg[role=img]').filter(
      name => name !== page.querySelector('h1')?.textContent,
    ),
  }
}

test('reader modes keep every heading and every figure of every page', async ({
  page,
  request,
}) => {
  await page.evaluate(SCRIPT)
  let headings = 0
  for (const path of routes.keys()) {
    const html = await (await request.get(path)).text()
    const { shown, kept } = await page.evaluate(compareContent, html)
    expect.soft(kept, path).toEqual(shown)
    headings += shown.length
  }
  expect(headings).toBeGreaterThan(500)
})
