import path from 'node:path'
import { expect, test } from 'vitest'
import textLoader from './text-loader.mjs'

/** What the bundler gets for a page, and what it then watches. */
function load(text: string) {
  const watched: string[] = []
  const code: string = textLoader.call({ addDependency: file => watched.push(file) }, text)
  return { texts: JSON.parse(code.replace('export default ', '')), watched }
}

test('a page is its text and the texts of its samples, whose files are watched', () => {
  const text = '```ts file=run.ts\n```\n\n```ts file=nope.ts#part\n```\n'
  const { texts, watched } = load(text)
  expect(watched).toEqual([path.resolve('samples/run.ts'), path.resolve('samples/nope.ts')])
  expect(texts).toEqual([text, expect.stringContaining('import '), ''])
})

test('a page saved with other line ends is the same page', () => {
  expect(load('# A\r\n\r\nB\r\n').texts).toEqual(['# A\n\nB\n'])
})
