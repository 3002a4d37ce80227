import { compile } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import remarkLintPage from './remark-lint-page.mjs'

const compilePage = (value: string) =>
  compile(new VFile({ path: 'content/page.mdx', value }), { remarkPlugins: [remarkLintPage] })

test('refuses a page with every finding, each on its line', async () => {
  await expect(compilePage('TODO\n\n`npm i @swapx/v3-sdk`')).rejects.toThrow(
    /^content\/page\.mdx:1:1 placeholder — .*\ncontent\/page\.mdx:3:8 package-name — .*$/,
  )
})

test('lets a page without findings pass', async () => {
  await expect(compilePage('`npm i ethers`')).resolves.toBeDefined()
})
