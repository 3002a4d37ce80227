import { expect, test } from 'vitest'
import { checksummed } from './address'
import { fence, lintText, PUBLISHED } from './lint-text.fixture'

const LIVE = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const FAKE = '0x1000000000000000000000000000000000000002'

test.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
])('spells %s as EIP-55 does', address => {
  expect(checksummed(address.toLowerCase())).toBe(address)
})

test('lets the zero address, fake ones and published ones pass', () => {
  expect(lintText(`0x${'0'.repeat(40)}, ${FAKE}, \`${PUBLISHED}\``)).toEqual([])
  expect(lintText(`const a = '${FAKE}'`, 'samples/v3/a.ts')).toEqual([])
})

test.each([
  ['prose', `Send to\n${LIVE}.`, '2:1'],
  ['a link', `See\nhttps://example.org/address/${LIVE}`, '2:29'],
  ['code', fence(`const a = '${LIVE}'`), '2:12'],
])('refuses other addresses in %s', (_, text, place) => {
  expect(lintText(text)).toEqual([
    `${place} address — ${LIVE} is not in lib/site/deployments.ts. Read addresses from there, or use a visibly fake one such as 0x0000000000000000000000000000000000000001.`,
  ])
})

test('refuses too few zeros', () => {
  expect(lintText(`0x${'12345678911'.padEnd(40, '0')}`)).toHaveLength(1)
  expect(lintText(`0x${'1234567891'.padEnd(40, '0')}`)).toEqual([])
})

test.each([PUBLISHED.toLowerCase(), PUBLISHED.replace('aA', 'Aa')])(
  'refuses a wrong checksum: %s',
  address => {
    expect(lintText(address)).toEqual([
      `1:1 address — ${address} does not match its EIP-55 checksum. Write ${PUBLISHED}.`,
    ])
  },
)
