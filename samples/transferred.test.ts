import { Token } from '@uniswap/sdk-core'
import { type TransactionReceipt as EthersReceipt, getAddress, Interface } from 'ethers'
import type { Hex, TransactionReceipt as ViemReceipt } from 'viem'
import { describe, expect, test } from 'vitest'
import { transferred } from './transferred'
import { transferred as transferredViem } from './transferred-viem'

const address = getAddress(`0x${'ab'.repeat(20)}`)
const token = new Token(1, address.toLowerCase(), 6)
const me = getAddress(`0x${'1c'.repeat(20)}`)
const pool = `0x${'2'.repeat(40)}`
const other = `0x${'3'.repeat(40)}`
const erc20 = new Interface(['event Transfer(address indexed, address indexed, uint256)'])
const erc721 = new Interface(['event Transfer(address indexed, address indexed, uint256 indexed)'])
const approval = new Interface(['event Approval(address indexed, address indexed, uint256)'])

const log = (
  abi: Interface,
  name: string,
  values: [string, string, bigint],
  emitter = address,
) => ({
  address: emitter,
  ...abi.encodeEventLog(name, values),
})
const moved = (from: string, to: string, value: bigint) => log(erc20, 'Transfer', [from, to, value])

type Log = ReturnType<typeof log>

describe.each([
  [
    'ethers',
    (logs: Log[], account: string) =>
      transferred({ logs } as unknown as EthersReceipt, token, account),
  ],
  [
    'viem',
    (logs: Log[], account: string) =>
      transferredViem({ logs } as unknown as ViemReceipt, token, account as Hex),
  ],
])('in %s, a transfer', (_, sum) => {
  const raw = (logs: Log[], account: string = me) => sum(logs, account).quotient.toString()

  test('counts in each part, less what the token takes back', () => {
    expect(raw([moved(pool, me, 700n), moved(pool, me, 300n), moved(me, address, 1n)])).toBe('999')
  })

  test('is negative for who pays', () => {
    expect(raw([moved(me, pool, 10n)])).toBe('-10')
  })

  test('counts for an account in lower case', () => {
    expect(raw([moved(pool, me, 5n)], me.toLowerCase())).toBe('5')
  })

  test.each([
    ['of another account', moved(pool, other, 5n)],
    ['of another token', log(erc20, 'Transfer', [pool, me, 5n], other)],
    ['of an NFT that the token logs, too', log(erc721, 'Transfer', [pool, me, 5n])],
    ['that is only allowed', log(approval, 'Approval', [pool, me, 5n])],
  ])('%s does not count', (_, theirs) => {
    expect(raw([theirs, moved(pool, me, 1n)])).toBe('1')
  })
})
