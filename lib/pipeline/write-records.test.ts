import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { compile } from './compile'
import { recordOf } from './write-records'

const FRONT = '---\ntitle: Page\ndescription: A page.\n---\n\n'
const page = (body: string) => async () => compile('page', FRONT + body, {})

/** Whether a page is compiled again after something has happened to the file of its record. */
async function isCompiledAgain(body: string, happens: (file: string) => void, input = 'input') {
  const file = path.join(folderWith({}), 'page.json')
  const before = await recordOf(file, 'input', page(body))
  happens(file)
  const again = vi.fn(page(body))
  const { code } = await recordOf(file, input, again)
  expect(code).toBe(before.code)
  expect(JSON.parse(readFileSync(file, 'utf8')).code).toBe(before.code)
  return again.mock.calls.length > 0
}

test('a record of the same input is read', async () => {
  expect(await isCompiledAgain('Text.', () => {})).toBe(false)
})

test.each<[what: string, happens: (file: string) => void, body?: string, input?: string]>([
  ['is empty', file => writeFileSync(file, '')],
  ['is half written', file => writeFileSync(file, readFileSync(file).subarray(0, 200))],
  ['is of other input', () => {}, 'Text.', 'other input'],
  ['has findings', () => {}, 'See [a](./nowhere.mdx).'],
])('a page is compiled again if its record %s', async (_, happens, body = 'Text.', input) => {
  expect(await isCompiledAgain(body, happens, input)).toBe(true)
})
