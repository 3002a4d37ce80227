import { expect, test } from 'vitest'
import { lintText } from './lint-text.fixture'

const page = (description: string) => `---\ntitle: A\ndescription: ${description}\n---\n`

test.each([50, 160])('a description of %i characters passes', length => {
  expect(lintText(page('a'.repeat(length)))).toEqual([])
})

test.each([
  [49, 'Say more'],
  [161, 'Say less'],
])('one of %i characters is refused where it stands', (length, mend) => {
  expect(lintText(page('a'.repeat(length)))).toEqual([
    `3:1 description — The description has ${length} characters. ${mend}: search engines show 50 to 160.`,
  ])
})

test('samples have none, and the page’s compilation tells of one that is missing', () => {
  expect(lintText(page('short'), 'samples/a.ts')).toEqual([])
  expect(lintText('---\ntitle: A\n---\n')).toEqual([])
})
