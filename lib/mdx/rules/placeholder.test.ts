import { expect, test } from 'vitest'
import { lintText } from './lint-text.fixture'

test.each(['TODO', 'FIXME', 'TBD', 'Lorem ipsum', 'Coming soon'])('refuses %s', word => {
  const message = `placeholder — '${word}' stands for something that is missing. Write it, or take the words out.`
  expect(lintText(`Fees.\n\n${word}: rates.`)).toEqual([`3:1 ${message}`])
  expect(lintText(`// ${word}\n`, 'samples/v3/quote.ts')).toEqual([`1:4 ${message}`])
})

test('lets words pass that only contain one', () => {
  expect(lintText('MASTODON and todo lists, soon coming.')).toEqual([])
})
