import { encodeSqrtRatioX96, nearestUsableTick, TICK_SPACINGS, TickMath } from '@uniswap/v3-sdk'
import { Interface, type JsonRpcProvider, parseEther, parseUnits } from 'ethers'
import type { Deployment } from '../deployment'

/** Two tokens, the lower address first, and the raw amount of each that the pool gets. */
type Pool = {
  tokens: [string, string]
  amounts: [bigint, bigint]
  fee: Fee
  /** Ends of the position in v3; the full range without them. */
  ticks?: [number, number]
}

/** Fee tiers in hundredths of a basis point: 3000 is 0.3%. */
type Fee = keyof typeof TICK_SPACINGS

/** An account that pays, and how it sends a transaction and waits for its block. */
export type Owner = {
  address: string
  send: (to: string, data: string, value?: bigint) => Promise<unknown>
}

/** More than any transaction here needs; an estimate can be too low, as connection.ts explains. */
const GAS_LIMIT = 6_000_000n

/** Unix time in seconds that no run of the chain reaches. */
const FAR_FUTURE = 2n ** 40n

const tokenAbi = new Interface([
  'function mint(address to, uint256 amount)',
  'function deposit() payable',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
])

const routerAbi = new Interface([
  `function addLiquidity(address tokenA, address tokenB,
    uint256 desiredA, uint256 desiredB, uint256 minimumA, uint256 minimumB,
    address to, uint256 deadline)`,
])

const managerAbi = new Interface([
  `function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee,
    uint160 sqrtPriceX96) payable`,
  `function mint((address token0, address token1, uint24 fee, int24 tickLower,
    int24 tickUpper, uint256 desired0, uint256 desired1, uint256 minimum0,
    uint256 minimum1, address recipient, uint256 deadline) params) payable`,
])

/** The pools of the local chain: all of them in v3, those of 0.3% in v2 as well. */
export function pools({ wrappedNative, tokens: { A, B, C } }: Deployment): Pool[] {
  const a = parseEther
  const b = (units: string) => parseUnits(units, 6)
  const c = parseEther
  return [
    { tokens: [A, B], amounts: [a('1000'), b('2000')], fee: 3000 },
    { tokens: [B, C], amounts: [b('4000'), c('1000')], fee: 3000 },
    { tokens: [wrappedNative, A], amounts: [parseEther('40'), a('400')], fee: 3000 },
    { tokens: [B, C], amounts: [b('8000'), c('2000')], fee: 500 },
    { tokens: [A, C], amounts: [a('200'), c('100')], fee: 10_000 },
  ]
}

/** Provides liquidity to pools, from what the account holds. */
export async function seedPools(owner: Owner, swapx: Deployment, chosen = pools(swapx)) {
  for (const pool of chosen.filter(({ fee }) => fee === 3000)) await addToV2(owner, swapx, pool)
  for (const pool of chosen) await addToV3(owner, swapx, pool)
}

/** Gives an account 1,000 native, 100 wrapped, and 100,000 of each token. */
export async function fund(node: JsonRpcProvider, swapx: Deployment, account: string) {
  const [payer] = await node.send('eth_accounts', [])
  const owner = ownerOf(node, payer)
  const native = `0x${parseEther('1000').toString(16)}`
  await node.send('anvil_setBalance', [account, native])
  await mintTokens(owner, swapx, account)
  const wrapped = parseEther('100')
  await owner.send(swapx.wrappedNative, tokenAbi.encodeFunctionData('deposit'), wrapped)
  await call(owner, swapx.wrappedNative, tokenAbi, 'transfer', account, wrapped)
}

/** Gives an account 100,000 of each token, which anyone may mint. */
export async function mintTokens(owner: Owner, { tokens }: Deployment, account: string) {
  await call(owner, tokens.A, tokenAbi, 'mint', account, parseEther('100000'))
  await call(owner, tokens.B, tokenAbi, 'mint', account, parseUnits('100000', 6))
  await call(owner, tokens.C, tokenAbi, 'mint', account, parseEther('100000'))
}

async function addToV2(owner: Owner, { v2Router02 }: Deployment, pool: Pool) {
  const { tokens, amounts } = pool
  await approve(owner, v2Router02, pool)
  const args = [...tokens, ...amounts, ...amounts, owner.address, FAR_FUTURE]
  await call(owner, v2Router02, routerAbi, 'addLiquidity', ...args)
}

/** Creates a v3 pool at the price of its amounts, and a position over the full range or between two ticks. */
async function addToV3(owner: Owner, swapx: Deployment, pool: Pool) {
  const { tokens, amounts, fee, ticks } = pool
  const manager = swapx.nonfungiblePositionManager
  const price = encodeSqrtRatioX96(String(amounts[1]), String(amounts[0])).toString()
  const create = 'createAndInitializePoolIfNecessary'
  await call(owner, manager, managerAbi, create, ...tokens, fee, price)
  const spacing = TICK_SPACINGS[fee]
  const { MIN_TICK, MAX_TICK } = TickMath
  const range = ticks ?? [MIN_TICK, MAX_TICK].map(tick => nearestUsableTick(tick, spacing))
  // Over the full range, rounding takes less than one part in a million of either amount.
  const minimums = amounts.map(amount => (ticks ? 0n : amount - amount / 1_000_000n))
  const ends = [owner.address, FAR_FUTURE]
  const params = [...tokens, fee, ...range, ...amounts, ...minimums, ...ends]
  await approve(owner, manager, pool)
  await call(owner, manager, managerAbi, 'mint', params)
}

/** Lets the spender take what the pool gets, and no more. */
async function approve(owner: Owner, spender: string, { tokens, amounts }: Pool) {
  await call(owner, tokens[0], tokenAbi, 'approve', spender, amounts[0])
  await call(owner, tokens[1], tokenAbi, 'approve', spender, amounts[1])
}

/** Calls a contract in a transaction, and waits for it. */
async function call(owner: Owner, to: string, abi: Interface, name: string, ...args: unknown[]) {
  await owner.send(to, abi.encodeFunctionData(name, args))
}

/** An account of the development node, which signs for it. */
export function ownerOf(node: JsonRpcProvider, address: string): Owner {
  const from = { from: address, gas: `0x${GAS_LIMIT.toString(16)}` }
  return {
    address,
    send: async (to, data, value = 0n) => {
      const transaction = { ...from, to, data, value: `0x${value.toString(16)}` }
      await mined(node, await node.send('eth_sendTransaction', [transaction]))
    },
  }
}

/**
 * Waits until a transaction is in a block, which anvil makes at once but not before it answers.
 * @throws if the transaction has reverted
 */
export async function mined(provider: JsonRpcProvider, hash: string): Promise<void> {
  const receipt = await provider.send('eth_getTransactionReceipt', [hash])
  if (!receipt) return mined(provider, hash)
  if (receipt.status !== '0x1') throw new Error(`The transaction ${hash} has reverted.`)
}
