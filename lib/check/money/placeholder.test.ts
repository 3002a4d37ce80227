import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { lintText } from './lint-text.fixture'

test.each([
  'TODO',
  'FIXME',
  'TBD',
  'TBC',
  'XXX',
  'Lorem ipsum',
  'Coming soon',
  '???',
  '[insert link]',
  '[INSERT THE FEE HERE]',
])('refuses %s', word => {
  const message = `placeholder — '${word}' marks missing text. Write it, or remove the words.`
  expect(lintText(`Fees.\n\n${word}: rates.`)).toEqual([`3:1 ${message}`])
  expect(lintText(`// ${word}\n`, 'samples/v3/quote.ts')).toEqual([`1:4 ${message}`])
})

test.each(['todo', 'Todo'])('refuses %s before a colon', word => {
  expect(lintText(`${word}: rates.`)).toEqual([
    `1:1 placeholder — '${word}' marks missing text. Write it, or remove the words.`,
  ])
})

test('lets words pass that only contain one', () => {
  expect(lintText('MASTODON and todo lists, soon coming.')).toEqual([])
})

test.each([
  'mktemp -d /tmp/x.XXXXXX, 0xXXX, 5 XXXL',
  'a ?? b, a?.b ?? c',
  '??? note',
  '[insert a position](/study), [insert][add], words[insert]',
])('lets what is not missing text pass: %s', text => {
  expect(lintText(text)).toEqual([])
})

const FOR_THE_PUBLISHER = 'Fees.\n\nBy [To fill in: the publisher].\n'
const PUBLISHER_PAGES = [
  'study/terms&conditions/privacy',
  'study/terms&conditions/terms',
  'contract/index',
].map(id => `content/${id}.mdx`)

afterEach(() => vi.unstubAllEnvs())

test.each(['true', '1', 'yes'])('with SITE_PUBLIC=%s the publisher’s texts are required', value => {
  vi.stubEnv('SITE_PUBLIC', value)
  expect(lintText(FOR_THE_PUBLISHER)).toEqual([
    '3:4 placeholder — SITE_PUBLIC is set, but this is not filled in: [To fill in: the publisher]. Replace it by the text.',
  ])
})

test.each(['', '0', 'false', 'FALSE'])('with SITE_PUBLIC=%j they are optional', value => {
  vi.stubEnv('SITE_PUBLIC', value)
  expect(lintText(FOR_THE_PUBLISHER)).toEqual([])
})

test.each(PUBLISHER_PAGES)('each placeholder of %s is found', file => {
  const text = readFileSync(file, 'utf8')
  vi.stubEnv('SITE_PUBLIC', 'true')
  const found = lintText(text, file).filter(line => line.includes(' placeholder '))
  expect(found).toHaveLength(text.split('[To fill in').length - 1)
})
