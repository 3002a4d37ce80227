import { compile } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import { beforeEach, expect, test } from 'vitest'
import { useSettings } from '../../site/settings.fixture'
import { siteOptions } from '../compile-page.fixture'

const CONCEPTS = 'content/contract/swapx-v2/concepts'
const POOLS = '/contract/swapx-v2/concepts/core-concepts/pools'

// Otherwise a page with a mistake has no code.
beforeEach(() => useSettings({ onBrokenMarkdownLinks: 'warn' }))

/** Compiles a body as the body of the page on swaps. */
async function compileBody(body: string) {
  const value = `---\ntitle: Page\ndescription: A page.\n---\n\n${body}`
  const file = new VFile({ path: `${CONCEPTS}/core-concepts/swaps.mdx`, value })
  await compile(file, siteOptions)
  return {
    code: String(file),
    messages: file.messages.map(({ line, column, reason }) => `${line}:${column} ${reason}`),
  }
}

test.each([
  ['./pools.mdx', POOLS],
  ['pools.mdx', POOLS],
  ['pools.mdx?a=1#fees', `${POOLS}?a=1#fees`],
  ['../core-concepts/swaps.mdx#self', '/contract/swapx-v2/concepts/core-concepts/swaps#self'],
  ['../../index.mdx', '/contract/swapx-v2'],
  ['/sdk/index.mdx', '/sdk'],
  ['/index.mdx', '/'],
  ['sdk/index.mdx', '/sdk'],
  ['/content/sdk/index.mdx', '/sdk'],
  ['@site/content/sdk/index.mdx', '/sdk'],
  ['/study/terms%26conditions/terms.mdx', '/study/terms&conditions/terms'],
  ['/study', '/study'],
  ['https://example.org/pools.mdx', 'https://example.org/pools.mdx'],
])('a link to %s leads to %s', async (url, href) => {
  for (const body of [`[x](${url})`, `[x][1]\n\n[1]: ${url}`, `Text <a href="${url}">x</a>.`]) {
    const { code, messages } = await compileBody(body)
    expect(code).toContain(`href: "${href}"`)
    expect(messages).toEqual([])
  }
})

test.each(['./nope.mdx', 'Pools.mdx', 'pools.md', '/pools.mdx#x', '../../../../../package.mdx'])(
  'a link to %s is reported at its place and stays as it is',
  async url => {
    const { code, messages } = await compileBody(`Text, [x](${url}).`)
    expect(code).toContain(`href: "${url}"`)
    expect(messages).toEqual([
      `6:7 The link leads to ${url}, which is not the file of a page. Correct the path, or link to the page's address.`,
    ])
  },
)
