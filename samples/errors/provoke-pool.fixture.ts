import { encodeSqrtRatioX96 } from '@uniswap/v3-sdk'
import { parseEther, parseUnits } from 'ethers'
import type { TestChain } from './provocation.fixture'
import { type Call, caller, contractAt, encodeCalls, type Provocation } from './provocation.fixture'

const POOL = '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json'
const FACTORY = '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'
const tokenAbi = ['function transfer(address to, uint256 amount) returns (bool)']
const one = parseEther('1')
/** One above the least price: no limit. */
const LIMIT = 4_295_128_740n
const MAX_PRICE = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n

/** The errors of a pool with a price and of one without, called by a contract with callbacks. */
export async function provokePool({ node, swapx, deploy }: TestChain): Promise<Provocation[]> {
  const { A, B, C } = swapx.tokens
  const factory = await contractAt(node, swapx.v3Factory, FACTORY)
  const pool = await contractAt(node, await factory.call('getPool', A, B, 3000), POOL)
  await factory.send('createPool', A, C, 500)
  const bare = await contractAt(node, await factory.call('getPool', A, C, 500), POOL)
  const tokens = [await caller(node, A, tokenAbi), await caller(node, B, tokenAbi)] as const
  const callbacks = await deploy('TestPoolCaller')
  const self = await callbacks.getAddress()
  const core = await deploy('CoreMath')
  const libraries = await deploy('LibraryErrors')
  const mean = await deploy('MeanPrice')
  await tokens[0].send('transfer', self, 100n * one)
  await tokens[1].send('transfer', self, parseUnits('100', 6))

  const run = (call: Call) => callbacks.getFunction('execute').staticCall([call])
  const pay = (token: 0 | 1, amount: bigint) =>
    tokens[token].encode('transfer', pool.address, amount)
  const mint = (lower: number, upper: number, amount: bigint, calls: Call[] = []) =>
    run(pool.encode('mint', self, lower, upper, amount, encodeCalls(calls)))
  const swap = (amount: bigint, limit: bigint, calls: Call[] = []) =>
    run(pool.encode('swap', self, true, amount, limit, encodeCalls(calls)))
  const flash = (amount0: bigint, amount1: bigint, of = pool) =>
    run(of.encode('flash', self, amount0, amount1, encodeCalls([])))
  const priceOfBare = () => bare.send('initialize', encodeSqrtRatioX96(1, 1).toString())

  return [
    ['LOK', () => run(bare.encode('mint', self, -60, 60, 1, '0x'))],
    ['LOK', () => swap(one, LIMIT, [pool.encode('burn', 0, 60, 0)])],
    ['AI', () => pool.call('initialize', MAX_PRICE - 1n)],
    ['R', () => bare.call('initialize', MAX_PRICE)],
    ['R', () => core.getFunction('getTickAtSqrtRatio').staticCall(1)],
    ['T', () => core.getFunction('getSqrtRatioAtTick').staticCall(887_273)],
    ['TLU', () => mint(60, 60, 1n)],
    ['TLM', () => mint(-887_280, 0, 1n)],
    ['TUM', () => mint(0, 887_280, 1n)],
    ['LO', async () => mint(-60, 60, (await pool.call('maxLiquidityPerTick')) + 1n)],
    ['LS', () => run(pool.encode('burn', -60, 60, 1))],
    ['LS', () => core.getFunction('addDelta').staticCall(0, -1)],
    ['LA', () => core.getFunction('addDelta').staticCall(2n ** 128n - 1n, 1)],
    ['NP', () => run(pool.encode('burn', -60, 60, 0))],
    ['M0', () => mint(-270_000, -269_040, 10n ** 12n)],
    ['M1', () => mint(-270_000, -269_040, 10n ** 12n, [pay(0, one)])],
    ['AS', () => swap(0n, LIMIT)],
    ['SPL', () => swap(one, MAX_PRICE)],
    [
      'SPL',
      async () => {
        await bare.send('initialize', LIMIT)
        await run(bare.encode('swap', self, true, one, LIMIT, encodeCalls([])))
      },
    ],
    ['IIA', () => swap(one, LIMIT)],
    [
      'L',
      async () => {
        await priceOfBare()
        await flash(0n, 0n, bare)
      },
    ],
    ['F0', () => flash(one, 0n)],
    ['F1', () => flash(0n, 1_000_000n)],
    ['TF', () => flash(10_000n * one, 0n)],
    ['OLD', () => pool.call('observe', [1_000_000])],
    ['I', () => bare.call('observe', [0])],
    ['BP', () => mean.getFunction('means').staticCall(pool.address, 0)],
    ['NI', () => mean.getFunction('history').staticCall(bare.address)],
    ['NEO', () => libraries.getFunction('blockStart').staticCall(pool.address)],
    ['DL', () => libraries.getFunction('chainedPrice').staticCall([A], [1])],
  ]
}
