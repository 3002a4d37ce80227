import { expect, test } from 'vitest'
import { keccak } from './address'
import { fence, lintText } from './lint-text.fixture'
import { publicHashes } from './public-hashes'

const KEY = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
const PHRASE = 'test test test test test test test test test test test junk'

const key = (start: string) =>
  `secret — '${start}…' may be a private key. Read keys from process.env; add public hashes to lib/mdx/rules/public-hashes.ts.`

test.each([
  ['with 0x, in code', fence(`const key = '0x${KEY}'`), `2:14 ${key('0x4c08')}`],
  ['in quotes', fence(`const key = '${KEY}'`), `2:14 ${key('4c0883')}`],
  ['in a command', fence(`PRIVATE_KEY=${KEY} npm start`, 'bash'), `2:13 ${key('4c0883')}`],
  ['in prose', `The key\n\`0x${KEY.toUpperCase()}\``, `2:2 ${key('0x4C08')}`],
])('refuses 32 unknown bytes %s', (_, text, finding) => {
  expect(lintText(text)).toEqual([finding])
})

test('refuses them in a sample that is a test', () => {
  expect(lintText(`const key = '0x${KEY}'`, 'samples/v3/a.test.ts')).toHaveLength(1)
})

test.each([
  ['pair', '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'],
  ['pool', '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'],
  ['permit of v2', '0x6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9'],
  ['permit of v3', '0x49ecf333e5b8c95c40fdafc95c1ad136e8914a8fb55e9dc8bb01eaa83a2df9ad'],
  ['Transfer', '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'],
  ['v2 Swap', '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822'],
  ['v3 Swap', '0xc42079f94a6350d7e6235f29174924f928cc2ac818eb64fed8004e115fbcca67'],
])('knows the hash of the %s', (_, hash) => {
  expect(publicHashes).toContain(hash)
  expect(lintText(`\`${hash}\` and hex'${hash.slice(2)}'`)).toEqual([])
})

test('lets calldata and long numbers pass', () => {
  expect(lintText(`0x${KEY}${KEY}`)).toEqual([])
  expect(lintText('1'.repeat(64))).toEqual([])
  expect(keccak('')).toMatch(/^0xc5d2460186f7/)
})

test.each([
  ['in quotes', `const words = '${PHRASE}'`, '2:16'],
  ['in an option', `anvil --mnemonic "${PHRASE}"`, '2:19'],
  ['alone', PHRASE, '2:1'],
  ['of 24 words', `${PHRASE} ${PHRASE}`, '2:1'],
])('refuses a mnemonic phrase %s', (_, text, place) => {
  expect(lintText(fence(text))).toEqual([
    `${place} secret — 'test …' reads like a mnemonic phrase. Read it from process.env.`,
  ])
})

test('lets sentences pass', () => {
  const sentence = 'the test then waits until the block after that has been mined and traded'
  expect(lintText(`${sentence}\n${fence(`// ${sentence}`)}`)).toEqual([])
})

test.each([
  'https://mainnet.infura.io/v3/0ac57a06f2994538829c14745750d721',
  'wss://mainnet.infura.io/ws/v3/0ac57a06f2994538829c14745750d721',
  'https://eth-mainnet.g.alchemy.com/v2/aB3dEfGhIjKlMnOpQrStUvWxYz012345',
  'https://rpc.example.org/?apikey=0ac57a06f299',
])("refuses a provider's key: %s", address => {
  expect(lintText(fence(`const url = '${address}'`))).toEqual([
    expect.stringContaining("secret — The address contains a provider's key."),
  ])
})

test.each([
  'https://mainnet.infura.io/v3/YOUR_INFURA_PROJECT_ID',
  'https://docs.alchemy.com/reference/eth-getlogs',
  'https://github.com/Uniswap/v3-core/blob/d8b1c635c275d2a9450bd6a78f3fa2484fef73eb/README.md',
])('lets an address without key pass: %s', address => {
  expect(lintText(address)).toEqual([])
})
