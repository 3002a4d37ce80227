import { Contract } from 'ethers'
import { expect, test } from 'vitest'
import { addresses } from './contracts'
import { startChain } from './start'

test('the chain has every contract and the reference hashes', async () => {
  const chain = await startChain()
  try {
    const { tokens, ...contracts } = addresses
    for (const [name, address] of Object.entries({ ...contracts, ...tokens })) {
      expect(await chain.provider.getCode(address), name).not.toBe('0x')
    }
    expect(chain.deployment).toMatchObject({
      chainId: 31337,
      v2PairInitCodeHash: '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
      v3PoolInitCodeHash: '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
    })
  } finally {
    await chain.stop()
  }
})

test('the pools hold what the guides start from', async () => {
  const { deployment, provider, stop } = await startChain()
  try {
    const { v2Factory, v2Router02, v3Factory, tokens } = deployment
    const abi = [
      'function getPair(address, address) view returns (address)',
      'function getPool(address, address, uint24) view returns (address)',
      'function getAmountsOut(uint256, address[]) view returns (uint256[])',
    ]
    const at = (address: string) => new Contract(address, abi, provider)
    const none = /^0x0{40}$/
    expect(await at(v2Factory).getPair?.(tokens.A, tokens.B)).not.toMatch(none)
    expect(await at(v3Factory).getPool?.(tokens.A, tokens.B, 3000)).not.toMatch(none)
    expect(await at(v3Factory).getPool?.(tokens.A, tokens.B, 500)).toMatch(none)
    // 1,000 A and 2,000 B: 1 A buys 1.992013 B.
    const amounts = await at(v2Router02).getAmountsOut?.(10n ** 18n, [tokens.A, tokens.B])
    expect(amounts[1]).toBe(1_992_013n)
  } finally {
    await stop()
  }
})
