import { expect, test } from 'vitest'
import { describeFinding } from './finding'
import { beginTranslation, blocksOf, staleBlocks } from './translations'

const PAGE = `---
title: Pools
description: What a pool holds.
---

A pool holds two tokens.

## Fees

<!-- for authors -->

- One
- Two

<Tabs>
<TabItem value="a" label="A">

Inside.

</TabItem>
</Tabs>
`

/** What is told of a translation once its source has become another. */
async function told(translation: string, source: string) {
  const blocks = await blocksOf(source)
  return staleBlocks('x.zh.mdx', translation, 'x.mdx', blocks).map(describeFinding)
}

/** The mark of the block that begins so. */
async function mark(source: string, start: string) {
  const block = (await blocksOf(source)).find(({ text }) => text.startsWith(start))
  return `<!-- source ${block?.hash} -->`
}

const begin = async (source = PAGE) => beginTranslation(await blocksOf(source))

test('the blocks of a page are what stands between its blank lines, but for what belongs together', async () => {
  expect((await blocksOf(PAGE)).map(({ line, text }) => [line, text.split('\n')[0]])).toEqual([
    [1, '---'],
    [6, 'A pool holds two tokens.'],
    [8, '## Fees'],
    [12, '- One'],
    [15, '<Tabs>'],
  ])
})

test('a translation begins with the text of its page, each block below its mark', async () => {
  const translation = await begin()
  expect(translation).toMatch(/^---\n# source [0-9a-f]{8}\ntitle: Pools\n/)
  expect(translation).toContain(
    `\n\n${await mark(PAGE, 'A pool')}\n\nA pool holds two tokens.\n\n${await mark(PAGE, '## Fees')}\n\n## Fees\n`,
  )
  expect(await told(translation, PAGE)).toEqual([])
})

test('a block whose source has changed is told at its mark, with the new mark', async () => {
  const source = PAGE.replace('two tokens', 'three tokens')
  expect(await told(await begin(), source)).toEqual([
    `x.zh.mdx:7:1 translation — The source of this block has changed: see x.mdx:6. Translate it anew, and write '${await mark(source, 'A pool')}' here.`,
  ])
})

test('a changed front matter is told, too', async () => {
  const [finding = ''] = await told(await begin(), PAGE.replace('Pools', 'Pool'))
  expect(finding).toMatch(
    /^x\.zh\.mdx:2:1 .* see x\.mdx:1\. .* write '# source [0-9a-f]{8}' here\.$/,
  )
})

test('a new block is told where its translation belongs, at the end, too', async () => {
  const source = `${PAGE.replace('\n## Fees', '\nNew.\n\n## Fees')}\nLast.\n`
  expect(await told(await begin(), source)).toEqual([
    `x.zh.mdx:7:1 translation — The block at x.mdx:8 is not translated. Add its translation below here, after a line with '${await mark(source, 'New.')}'.`,
    `x.zh.mdx:20:1 translation — The block at x.mdx:25 is not translated. Add its translation below here, after a line with '${await mark(source, 'Last.')}'.`,
  ])
})

test('a block whose source is gone is told', async () => {
  expect(await told(await begin(), PAGE.replace('A pool holds two tokens.\n', ''))).toEqual([
    'x.zh.mdx:7:1 translation — x.mdx has this block no more. Remove it and this line.',
  ])
})

test('blocks with the same text, and blocks in another order, are up to date', async () => {
  const source = `${PAGE}\n## Fees\n`
  expect(await told(await begin(source), source)).toEqual([])
  const moved = PAGE.replace(
    'A pool holds two tokens.\n\n## Fees',
    '## Fees\n\nA pool holds two tokens.',
  )
  expect(await told(await begin(), moved)).toEqual([])
})
