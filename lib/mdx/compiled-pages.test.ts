import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { compiledPage } from './compiled-pages'
import { pageHash } from './page-cache.mjs'

const ID = 'compiled-pages-test/page'
const FILE = `.cache/pages/${ID}.json`
const around = { hash: 'a', apiPages: {} }

const compile = vi.fn(async (_id: string, text: string) => ({
  code: text,
  findings: [],
}))
vi.mock('./compile', () => ({
  compile: (...args: Parameters<typeof compile>) => compile(...args),
}))

afterEach(() => {
  rmSync('.cache/pages/compiled-pages-test', { recursive: true, force: true })
  compile.mockClear()
})

/** How often pages were compiled that are asked for one after the other. */
async function timesCompiled(...pages: [typeof around, string][]): Promise<number> {
  for (const [surroundings, text] of pages) {
    expect((await compiledPage(ID, surroundings, text)).code).toBe(text)
  }
  return compile.mock.calls.length
}

test('a page is compiled once', async () => {
  expect(await timesCompiled([around, 'one'], [around, 'one'])).toBe(1)
})

test('who asks while it is being compiled gets the same', async () => {
  const [one, two] = await Promise.all([
    compiledPage(ID, around, 'one'),
    compiledPage(ID, around, 'one'),
  ])
  expect(one).toBe(two)
  expect(compile).toHaveBeenCalledTimes(1)
})

test('it is compiled again when its text or what is around it has changed', async () => {
  expect(
    await timesCompiled([around, 'one'], [around, 'two'], [{ ...around, hash: 'b' }, 'two']),
  ).toBe(3)
})

test('a page that cannot be drawn is not kept: what mends it may be another file', async () => {
  expect(await timesCompiled([around, ''], [around, ''])).toBe(2)
})

test('a file of the cache that was cut short is as none', async () => {
  await timesCompiled([around, 'one'])
  truncateSync(FILE, 80)
  expect(await timesCompiled([around, 'one'])).toBe(2)
})

test('the samples that a page shows are part of it', () => {
  const folder = 'samples/.compiled-pages-test'
  const text = '```ts file=.compiled-pages-test/a.ts\n```\n'
  mkdirSync(folder, { recursive: true })
  const hashes = ['one', 'two'].map(source => {
    writeFileSync(`${folder}/a.ts`, source)
    return pageHash(ID, text, around.hash)
  })
  rmSync(folder, { recursive: true })
  expect(new Set([...hashes, pageHash(ID, text, around.hash)]).size).toBe(3)
})
