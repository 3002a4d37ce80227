import { expect, test } from 'vitest'
import { compileFile } from '../compile-page.fixture'

test('title and description are exported from the page', async () => {
  const { frontmatter } = await compileFile(
    '---\ntitle: Pools\ndescription: "v2: pools"\n---\nText.',
  )
  expect(frontmatter).toEqual({ title: 'Pools', description: 'v2: pools' })
})

test.each([
  'keywords: [pool, fee]',
  'image: /social.png',
  'image: https://example.org/x.png',
  'hide_table_of_contents: true',
  'toc_min_heading_level: 3\ntoc_max_heading_level: 3',
  'pagination_prev: sdk/index\npagination_next: null',
  'draft: true',
  'unlisted: true',
])('a page may say %j', async lines => {
  const file = `---\ntitle: A\ndescription: B\n${lines}\n---\nText.`
  await expect(compileFile(file)).resolves.toBeDefined()
})

test.each([
  ['keywords: pool', "keywords' must be a list of texts, as in 'keywords: [pool, fee]'."],
  ['image: /no.png', "image' names the image /no.png, but public/no.png does not exist."],
  ['hide_table_of_contents: "yes"', "hide_table_of_contents' must be true or false."],
  ['unlisted: true\ndraft: true', "unlisted' has no effect on a draft. Remove one of the two."],
  ['toc_min_heading_level: 1', "toc_min_heading_level' must be 2 or more."],
  ['toc_max_heading_level: 7', "toc_max_heading_level' must be 6 or less."],
  ['toc_max_heading_level: two', "toc_max_heading_level' must be a heading level, 2 to 6."],
  [
    'toc_min_heading_level: 4\ntoc_max_heading_level: 3',
    "toc_min_heading_level' must not be above toc_max_heading_level.",
  ],
  [
    'pagination_next: nowhere',
    "pagination_next' names the page 'nowhere', but content/nowhere.mdx does not exist.",
  ],
  [
    'pagination_prev: 3',
    "pagination_prev' must be the path of a page's file without '.mdx', or null.",
  ],
])('%s is an error at its place', async (lines, message) => {
  await expect(
    compileFile(`---\ntitle: A\ndescription: B\n${lines}\n---\nText.`),
  ).rejects.toMatchObject({ message: `content/page.mdx:4:1 Front matter '${message}` })
})
