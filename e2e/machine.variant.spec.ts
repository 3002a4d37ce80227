import { readFileSync } from 'node:fs'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { expect, test } from './console'
import { elements } from './page-html'
import { VARIANT } from './ports'

test.use({ baseURL: VARIANT })

/** The links of a page with this text. */
function linksOf(path: string, text: string) {
  const html = fromHtml(readFileSync(`.cache/variant/out${path}.html`, 'utf8'))
  return elements(html, link => link.tagName === 'a' && textOf(link).includes(text)).map(
    ({ properties }) => properties,
  )
}

test('the edit link leads to the source of the page, in a new tab', () => {
  const [edit] = linksOf('/study/terms&conditions/terms', 'Edit this page')
  expect(edit?.href).toBe('https://example.org/edit/content/study/terms&conditions/terms.mdx')
  expect(edit?.target).toBe('_blank')
  expect(linksOf('/category/条款和条件', 'Edit this page')).toEqual([])
})

test('the link to report a mistake fills in page, address and commit', () => {
  for (const [path, title] of [
    ['/study/terms&conditions/privacy', 'Privacy policy'],
    ['/category/条款和条件', 'Terms and conditions'],
  ] as const) {
    const [report] = linksOf(path, 'Report a mistake')
    const { origin, pathname, searchParams } = new URL(String(report?.href))
    expect(origin + pathname).toBe('https://example.org/issues/new')
    expect(searchParams.get('title')).toBe(`Mistake on "${title}"`)
    const body = decodeURI(searchParams.get('body') ?? '')
    expect(body).toContain(`Page: https://docs.swapx.exchange${path}\n`)
    expect(body).toMatch(/^Commit: [0-9a-f]{7,}$/m)
  }
})

test('print has no link to edit or report', async ({ page }) => {
  await page.goto('/contract')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Edit this page', 'Report a mistake']) {
    await expect(page.getByRole('link', { name })).toBeHidden()
  }
})
