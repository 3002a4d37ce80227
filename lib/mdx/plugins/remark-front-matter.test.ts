import { expect, test } from 'vitest'
import { compileFile } from '../compile-page.fixture'

const NONE =
  "The page has no front matter. Begin the file with '---', then 'title: …' and 'description: …', then '---'."

test('title and description are exported from the page', async () => {
  const { frontmatter } = await compileFile('---\ntitle: Pools\ndescription: "v2: pools"\n---\n')
  expect(frontmatter).toEqual({ title: 'Pools', description: 'v2: pools' })
})

test.each([
  ['no front matter', 'Text.', `1:1 ${NONE}`],
  ['an empty file', '', `1:1 ${NONE}`],
  ['front matter that is not at the top', '\n---\ntitle: A\ndescription: B\n---\n', `1:1 ${NONE}`],
  [
    'empty front matter',
    '---\n---\n',
    "2:1 Front matter 'title' is missing. Add 'title: Flash swaps'.\ncontent/page.mdx:2:1 Front matter 'description' is missing. Add 'description: Borrow tokens from a pair and repay them in one transaction.'.",
  ],
  [
    'a missing key',
    '---\ntitle: A\n---\n',
    "2:1 Front matter 'description' is missing. Add 'description: Borrow tokens from a pair and repay them in one transaction.'.",
  ],
  [
    'a misspelt key',
    '---\ntitle: A\ndescripton: B\n---\n',
    "3:1 Front matter does not know 'descripton'. Correct it, or remove the line. — did you mean 'description'?",
  ],
  [
    'a key too many',
    '---\ntitle: A\ndescription: B\nsidebar_position: 3\n---\n',
    "4:1 Front matter does not know 'sidebar_position'. Remove the line or use one of: title, description, keywords, image, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, api, errors, pagination_prev, pagination_next, draft, unlisted.",
  ],
  [
    'an empty value',
    '---\ndescription: B\ntitle:\n---\n',
    "3:1 Front matter 'title' must be text, as in 'title: Flash swaps'.",
  ],
  [
    'a value of spaces',
    '---\ntitle: " "\ndescription: B\n---\n',
    "2:1 Front matter 'title' must not be empty; write for example 'title: Flash swaps'.",
  ],
  [
    'a number',
    '---\ntitle: 3\ndescription: B\n---\n',
    "2:1 Front matter 'title' must be text, as in 'title: Flash swaps'.",
  ],
  [
    'a colon without quotes',
    '---\ntitle: A\ndescription: v2: pools\n---\n',
    '3:14 The front matter is not valid YAML: Nested mappings are not allowed in compact mappings. Put the value in quotes or mend the line.',
  ],
  [
    'a key written twice',
    '---\ntitle: A\ntitle: B\n---\n',
    '3:1 The front matter is not valid YAML: Map keys must be unique. Put the value in quotes or mend the line.',
  ],
  [
    'a symbol that is no text',
    '---\ntitle: A\ndescription: B\napi: 3\n---\n',
    "4:1 Front matter 'api' must name a symbol, as in 'api: \"@uniswap/v3-sdk#Pool\"', or one for each section.",
  ],
  [
    'errors of nobody',
    '---\ntitle: A\ndescription: B\nerrors: all\n---\n',
    "4:1 Front matter 'errors' must be 'contracts' or 'sdk'.",
  ],
  [
    'text without keys',
    '---\nPools\n---\n',
    "2:1 The front matter is not a list of keys. Write 'title: …' and 'description: …', each on its line.",
  ],
])('%s is an error at its place', async (_, file, message) => {
  await expect(compileFile(file)).rejects.toMatchObject({ message: `content/page.mdx:${message}` })
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
  const file = `---\ntitle: A\ndescription: B\n${lines}\n---\n`
  await expect(compileFile(file)).resolves.toBeDefined()
})

test.each([
  ['keywords: pool', "keywords' must be a list, as in 'keywords: [pool, fee]'."],
  ['image: /no.png', "image' names the image /no.png, but public/no.png does not exist."],
  ['hide_table_of_contents: "yes"', "hide_table_of_contents' must be true or false."],
  ['unlisted: true\ndraft: true', "unlisted' is of no use on a draft, which is not published."],
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
  await expect(compileFile(`---\ntitle: A\ndescription: B\n${lines}\n---\n`)).rejects.toMatchObject(
    { message: `content/page.mdx:4:1 Front matter '${message}` },
  )
})
