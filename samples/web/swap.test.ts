import { parseEther } from 'viem'
import { readContract, waitForTransactionReceipt } from 'viem/actions'
import { expect, test, vi } from 'vitest'
import { connect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { mintTokens, ownerOf } from '../chain/seed'
import { testChain } from '../chain/test-chain'
import { tokenAbi } from '../v3/abi-viem'
import { toAmount, tokensOf, toRaw } from '../v3/background'

const { swapx, node } = await testChain()
const { A, B } = tokensOf(swapx)

// As vite.config.ts does, for modules that the test before has not read.
vi.stubGlobal('DEPLOYMENT', swapx)
vi.resetModules()
const { approve } = await import('./allowance')
const { client, config } = await import('./config')
const { findOffers } = await import('./quote')
const { minimumOf, routerOf, swap } = await import('./swap')

test('a wallet swaps as the best offer says', async () => {
  // The node signs for this account, as a wallet would.
  const [account] = await node.send('eth_accounts', [])
  await connect(config, { connector: mock({ accounts: [account] }) })
  await mintTokens(ownerOf(node, account), swapx, account)
  const contract = { address: B.address as `0x${string}`, abi: tokenAbi }
  const balance = () =>
    readContract(client, { ...contract, functionName: 'balanceOf', args: [account] })

  const [offer] = await findOffers(toAmount(A, parseEther('10')), B)
  if (!offer) throw new Error('No pool makes an offer.')
  await approve(offer.amountIn, account, routerOf(offer))
  const before = await balance()
  await waitForTransactionReceipt(client, { hash: await swap(offer, account, false) })
  expect((await balance()) - before).toBe(toRaw(offer.amountOut))
  expect(toRaw(minimumOf(offer))).toBeLessThan(toRaw(offer.amountOut))
})
