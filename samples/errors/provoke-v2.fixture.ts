import { MaxUint256, parseEther, ZeroAddress } from 'ethers'
import type { Provocation, TestChain } from './provocation.fixture'
import { caller, codeReturning, contractAt, encodeCalls, FAR } from './provocation.fixture'

const tokenAbi = [
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
]
const ZERO = `0x${'0'.repeat(64)}`
const one = parseEther('1')

/** The errors of factory, pair and router, on the pair of A and B: 1,000 A and 2,000 B. */
export async function provokeV2({ node, swapx, deploy }: TestChain): Promise<Provocation[]> {
  const { A, B, C } = swapx.tokens
  const wrapped = swapx.wrappedNative
  const me = (await node.getSigner()).address
  const factory = await contractAt(
    node,
    swapx.v2Factory,
    '@uniswap/v2-core/build/UniswapV2Factory.json',
  )
  const pair = await contractAt(
    node,
    await factory.call('getPair', A, B),
    '@uniswap/v2-core/build/UniswapV2Pair.json',
  )
  const router = await contractAt(
    node,
    swapx.v2Router02,
    '@uniswap/v2-periphery/build/UniswapV2Router02.json',
  )
  const tokenA = await caller(node, A, tokenAbi)
  const liquidity = await caller(node, pair.address, tokenAbi)
  const borrower = await deploy('TestCaller', A, B)
  const borrowerAddress = await borrower.getAddress()
  const add = (desiredB: bigint, minimumA: bigint, minimumB: bigint, deadline = FAR) =>
    router.call('addLiquidity', A, B, one, desiredB, minimumA, minimumB, me, deadline)
  const quote = (...path: string[]) => router.call('getAmountsOut', one, path)
  const swap = (minimum: bigint) =>
    router.call('swapExactTokensForTokens', one, minimum, [A, B], me, FAR)

  return [
    ['UniswapV2: IDENTICAL_ADDRESSES', () => factory.call('createPair', A, A)],
    ['UniswapV2: ZERO_ADDRESS', () => factory.call('createPair', A, ZeroAddress)],
    ['UniswapV2: PAIR_EXISTS', () => factory.call('createPair', B, A)],
    ['UniswapV2: FORBIDDEN', () => factory.callAsStranger('setFeeTo', me)],
    ['UniswapV2: FORBIDDEN', () => pair.call('initialize', A, B)],
    [
      'UniswapV2: K',
      async () => {
        await tokenA.send('transfer', pair.address, one)
        await pair.call('swap', 0, 2_000_000, me, '0x')
      },
    ],
    [
      'UniswapV2: LOCKED',
      () => {
        const again = encodeCalls([pair.encode('sync')])
        const loan = pair.encode('swap', 0, 1, borrowerAddress, again)
        return borrower.getFunction('execute').staticCall([loan])
      },
    ],
    ['UniswapV2: INSUFFICIENT_INPUT_AMOUNT', () => pair.call('swap', 0, 1, me, '0x')],
    ['UniswapV2: INSUFFICIENT_OUTPUT_AMOUNT', () => pair.call('swap', 0, 0, me, '0x')],
    ['UniswapV2: INSUFFICIENT_LIQUIDITY', () => pair.call('swap', 0, 2_000_000_000, me, '0x')],
    ['UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED', () => pair.call('mint', me)],
    ['UniswapV2: INSUFFICIENT_LIQUIDITY_BURNED', () => pair.call('burn', me)],
    ['UniswapV2: INVALID_TO', () => pair.call('swap', 0, 1, A, '0x')],
    [
      'UniswapV2: OVERFLOW',
      async () => {
        await node.send('anvil_setCode', [A, codeReturning(2n ** 112n)])
        await pair.call('sync')
      },
    ],
    [
      'UniswapV2: TRANSFER_FAILED',
      async () => {
        await node.send('anvil_setCode', [B, codeReturning(0n)])
        await pair.call('swap', 0, 1, me, '0x')
      },
    ],
    ['UniswapV2: EXPIRED', () => pair.call('permit', me, me, 1, 1, 27, ZERO, ZERO)],
    ['UniswapV2: INVALID_SIGNATURE', () => pair.call('permit', me, me, 1, FAR, 27, ZERO, ZERO)],
    ['UniswapV2Router: EXPIRED', () => add(1n, 1n, 1n, 1n)],
    ['UniswapV2Router: INSUFFICIENT_A_AMOUNT', () => add(1_000_000n, one, 1n)],
    ['UniswapV2Router: INSUFFICIENT_B_AMOUNT', () => add(3_000_000n, 1n, 3_000_000n)],
    ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', () => swap(2_000_000n)],
    [
      'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT',
      () => router.call('swapTokensForExactTokens', 2_000_000, one, [A, B], me, FAR),
    ],
    [
      'UniswapV2Router: INVALID_PATH',
      () => router.call('swapExactETHForTokens', 1, [A, B], me, FAR, { value: 1 }),
    ],
    ['UniswapV2Library: INVALID_PATH', () => quote(A)],
    ['UniswapV2Library: IDENTICAL_ADDRESSES', () => quote(A, A)],
    ['UniswapV2Library: ZERO_ADDRESS', () => quote(A, ZeroAddress)],
    [
      'UniswapV2Library: INSUFFICIENT_LIQUIDITY',
      async () => {
        await factory.send('createPair', A, C)
        await quote(A, C)
      },
    ],
    ['UniswapV2Library: INSUFFICIENT_AMOUNT', () => router.call('quote', 0, 1, 1)],
    ['UniswapV2Library: INSUFFICIENT_INPUT_AMOUNT', () => router.call('getAmountOut', 0, 1, 1)],
    ['UniswapV2Library: INSUFFICIENT_OUTPUT_AMOUNT', () => router.call('getAmountIn', 0, 1, 1)],
    ['TransferHelper: TRANSFER_FROM_FAILED', () => swap(1n)],
    [
      'TransferHelper: TRANSFER_FAILED',
      async () => {
        const own = await factory.call('getPair', A, wrapped)
        await (await caller(node, own, tokenAbi)).send('approve', router.address, one)
        // The tokens for tests refuse the zero address.
        await router.call('removeLiquidityETH', A, one, 1, 1, ZeroAddress, FAR)
      },
    ],
    [
      'TransferHelper: ETH_TRANSFER_FAILED',
      async () => {
        await tokenA.send('approve', router.address, one)
        await router.call('swapExactTokensForETH', one, 1, [A, wrapped], factory.address, FAR)
      },
    ],
    ['ds-math-sub-underflow', () => liquidity.callAsStranger('transfer', me, 1)],
    ['ds-math-mul-overflow', () => router.call('getAmountOut', MaxUint256, 1, 1)],
    [
      'ds-math-add-overflow',
      () => router.call('getAmountOut', MaxUint256 / 998n, MaxUint256 / 1001n, 1),
    ],
  ]
}
