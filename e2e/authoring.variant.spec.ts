import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { VARIANT } from './ports'

// What `variant.ts` built with mistakes that are only warned of.

test.use({ baseURL: VARIANT })

const read = (file: string) => readFileSync(`.cache/variant/${file}`, 'utf8')

test('broken Markdown links, broken anchors and duplicate routes only warn', () => {
  const said = read('build.log')
  const page = 'content/markdown-page.mdx'
  const lines = read(page).split('\n')
  const place = (text: string) => `${page}:${lines.indexOf(text) + 1}:1`
  expect(said).toContain(
    `warning: ${place('[x](/study#nothing)')} anchor — The link leads to /study#nothing, but /study has no such heading.`,
  )
  expect(said).toContain(
    `warning: ${place('[y](./nowhere.mdx)')} file-link — The link leads to ./nowhere.mdx, which is not the file of a page.`,
  )
  expect(said).toMatch(
    /warning: .*duplicate-route — The address \/markdown-page is used more than once/,
  )
  expect(said).not.toContain('error:')
  expect(said).toMatch(
    /\n\nwarning: .* anchor — .*\nwarning: .* file-link — .*\nwarning: .* duplicate-route — .*\nout\/ written: \d+ pages, 3 warnings\n$/,
  )
  expect(read('out/markdown-page.html')).toContain('Markdown page')
})

test('a former address leads on, with query and heading', async ({ page }) => {
  await page.goto('/former/address?a=1#glossary')
  await expect(page).toHaveURL('/study?a=1#glossary')
  // The test's server leads from these forms to the plain one without the query.
  for (const form of ['.html', '/', '/index']) {
    await page.goto(`/former/address${form}#glossary`)
    await expect(page).toHaveURL('/study#glossary')
  }
})
