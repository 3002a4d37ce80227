import { rmSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { PageCache } from './page-cache.mjs'

const NAME = 'page-cache-test'
const PAGE = { id: 'a', text: 'one' }

afterEach(() => rmSync(`.cache/${NAME}.json`, { force: true }))

/** What a run makes of a page, and whether it has made it anew. */
async function run(page: typeof PAGE, more?: string) {
  const make = vi.fn(async () => `made of ${page.text}`)
  const cache = new PageCache<string>(NAME)
  const value = await cache.get(page, make, more)
  cache.save()
  return { value, isNew: make.mock.calls.length > 0 }
}

test('a page that has not changed is not made again', async () => {
  expect(await run(PAGE)).toEqual({ value: 'made of one', isNew: true })
  expect(await run(PAGE)).toEqual({ value: 'made of one', isNew: false })
})

test.each([
  ['its text', { ...PAGE, text: 'two' }, undefined],
  ['its id', { ...PAGE, id: 'b' }, undefined],
  ['what else it is made from', PAGE, 'a figure'],
])('it is when it has another in %s', async (_, page, more) => {
  await run(PAGE)
  expect((await run(page, more)).isNew).toBe(true)
})

test('what a run did not ask for is forgotten', async () => {
  await run(PAGE)
  await run({ ...PAGE, id: 'b' })
  expect((await run(PAGE)).isNew).toBe(true)
})
