import { expect, test } from 'vitest'
import { keccak } from './address'
import { readAllowed } from './allowed'
import { fence, lintText } from './lint-text.fixture'

const KEY = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
const PHRASE = 'test test test test test test test test test test test junk'

/** The phrase with the number of each word. */
const numbered = (end: string, point: string) =>
  PHRASE.split(' ')
    .map((word, index) => `${index + 1}${point}${word}`)
    .join(end)

const key = (start: string) =>
  `secret — '${start}…' may be a private key. Read keys from process.env; add public hashes to lib/check/money/allowed.ts.`

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
  expect(readAllowed().hashes).toContain(hash)
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
  ['in numbered lines', numbered('\n', '. '), '2:4'],
  ['with numbers in one line', numbered(' ', ' '), '2:3'],
  ['in several lines', PHRASE.replaceAll(' ', '\n'), '2:1'],
  ['as a list of words', `const words = ['${PHRASE.replaceAll(' ', "', '")}']`, '2:17'],
  ['with commas', PHRASE.replaceAll(' ', ', '), '2:1'],
])('refuses a mnemonic phrase %s', (_, text, place) => {
  expect(lintText(fence(text))).toEqual([
    `${place} secret — 'test …' reads like a mnemonic phrase. Read it from process.env.`,
  ])
})

test('lets sentences pass', () => {
  const sentence = 'the test then waits until the block after that has been mined and traded'
  const list =
    'Pools, pairs, ticks, fees, swaps, quotes, routes, trades, reserves, ranges and routers.'
  expect(lintText(`${sentence}\n${list}\n${fence(`// ${sentence}`)}`)).toEqual([])
  const names =
    'study, contract, sdk, swapRouter, quoter, factory, pool, pair, tick, fee, token0, token1'
  expect(lintText(fence(`const { ${names} } = site`))).toEqual([])
})

// In parts, or those who search the repository for keys would find these.
test.each([
  ['of GitHub', 'ghp_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'],
  ['of GitHub, for one repository', 'github_pat_', '11ABCDEFG0aBcDeFgHiJkL_mNoPqRsTuVwXyZ'],
  ['of AWS', 'AKIA', 'Z5MQNOPQR2STUV7W'],
  ['of npm', 'npm_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'],
  ['of Hugging Face', 'hf_A', 'bCdEfGhIjKlMnOpQrStUvWxYz012345678'],
  ['of SendGrid', 'SG.a', '1B2c3D4e5F6g7H8i9J0k1L.m2N3o4P5q6R7s8T9u0V1w2X3y4Z5a6B7'],
  ['of Telegram', '1234', '56789:AAa1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P'],
  ['of a wallet', 'xprv', '9s21ZrQH143K3a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V2w3X4y5Z'],
  ['as a password', 'Basi', 'c YWRtaW46aHVudGVyMjEyMzQ1Njc4OTA='],
  ['of Slack', 'xoxb-', '123456789012-aBcDeFgHiJkLmNoPqRsTuVwX'],
  ['of Stripe', 'sk_live_', 'a1B2c3D4e5F6g7H8i9J0k1L2'],
  ['of Google', 'AIza', 'SyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6'],
  ['as a JSON web token', 'eyJh', 'bGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N'],
  ['of a bearer', 'Bear', 'er 8f3a9c1e7b5d4f2a6c8e0b1d3f5a7c9e'],
  ['in PEM', '----', '-BEGIN EC PRIVATE KEY-----'],
])('refuses a key %s', (_, start, rest) => {
  expect(lintText(fence(`key: ${start}${rest}`, 'text'))).toEqual([
    `2:6 secret — '${start.slice(0, 4)}…' may be the key of an account. Revoke it there, and read it from process.env.`,
  ])
})

test.each([
  ['after its name', 'AWS_SECRET_ACCESS_KEY=', 'wJalrXUtnFEMIK7MDENGbPxRfiCYzzzzzzKEYa1b'],
  [
    'in a webhook',
    'https://discord.com/api/webhooks/1234567890/',
    'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8',
  ],
])('refuses a key %s', (_, before, key) => {
  expect(lintText(fence(`${before}${key}`, 'bash'))).toEqual([
    expect.stringContaining(`secret — '${key.slice(0, 4)}…' may be the key of an account.`),
  ])
})

test('refuses a password in an address', () => {
  expect(lintText(fence('curl https://me:hunter2@example.org', 'bash'))).toEqual([
    expect.stringMatching(/^2:17 secret — 'hunt…' may be the key of an account/),
  ])
})

test.each([
  'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  'AKIAIOSFODNN7EXAMPLE',
  'Authorization: Bearer YOUR_ACCESS_TOKEN_HERE',
  'Authorization: Bearer $API_KEY_OF_2026',
  'npm_config_registry=https://example.org:8443/@scope',
  'the task-1234567890-1234567890 of the risk_model_of_2024_and_later',
  '-----BEGIN PUBLIC KEY-----',
  'https://me:password@example.org',
])('lets what is not a key pass: %s', text => {
  expect(lintText(fence(text, 'text'))).toEqual([])
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
