import { getAddress, zeroAddress } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { expect, test } from 'vitest'
import { testChain } from '../../chain/test-chain'
import { connect } from '../../connection-viem'
import { environment } from '../../environment'
import { readPair, readToken, readTokens } from './fetching-data-viem'

const { swapx, deploy } = await testChain()
const { client } = connect(environment)

test('a symbol of 32 bytes is read too', async () => {
  const old = await (await deploy('OldToken')).getAddress()
  expect((await readToken(client, swapx, getAddress(old))).symbol).toBe('OLD')
})

test('what is no token and no pair gives no data', async () => {
  const token = readToken(client, swapx, '0x3000000000000000000000000000000000000001')
  await expect(token).rejects.toThrow('The contract function "decimals" returned no data')
  const { A, C } = await readTokens(client, swapx)
  const pair = readPair(client, zeroAddress, [A, C], await getBlockNumber(client))
  await expect(pair).rejects.toThrow('The contract function "getReserves" returned no data')
})

test('an address of a wrong length is refused, one with a wrong checksum is not', async () => {
  const read = (A: string) => readTokens(client, { ...swapx, tokens: { ...swapx.tokens, A } })
  await expect(read(swapx.tokens.A.slice(0, -1))).rejects.toThrow(
    `Address "${swapx.tokens.A.slice(0, -1)}" is invalid.`,
  )
  await expect(read(`0x${'aB'.repeat(20)}`)).rejects.toThrow('returned no data')
})
