import { findSourceMap } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorError } from './author-error'

const file = 'content/markdown-page.mdx'
const url = pathToFileURL(path.resolve(file)).href

beforeAll(() => process.setSourceMapsEnabled(true))
afterAll(() => process.setSourceMapsEnabled(false))

test.each([
  [1, 1],
  [12, 7],
  [17, 16],
  [600, 1200],
])('an error of line %d, column %d is there for those who read its trace', (line, column) => {
  const mistake = { file, line, column, rule: 'link', message: 'Mend it.' }
  const { message, stack } = authorError(mistake, [{ ...mistake, line: 1, column: 1 }])
  expect(message).toBe(`${file}:${line}:${column} link — Mend it.\n${file}:1:1 link — Mend it.`)
  expect(stack).toContain(file)
  expect(findSourceMap(url)?.findEntry(2, 7)).toMatchObject({
    originalSource: url,
    originalLine: line - 1,
    originalColumn: column - 1,
  })
})
