import { describe, expect, test } from 'vitest'
import { fence, lintText } from './lint-text.fixture'

const MINIMUM = 'unsafe-value — A minimum of 0 accepts any result'
const MAXIMUM = 'unsafe-value — Without a bound the call may spend all that is approved'
const DEADLINE = 'unsafe-value — A deadline from the block of the call is always met'
const APPROVAL = 'unsafe-value — An unlimited approval'
const SLIPPAGE = 'unsafe-value — A tolerance of 100%'

test.each([
  ['amountOutMinimum: 0,', '2:1', MINIMUM],
  ['amountOutMinimum: 0n,', '2:1', MINIMUM],
  ["amountOutMin: '0',", '2:1', MINIMUM],
  ['{ "amount0Min": "0x00" }', '2:4', MINIMUM],
  ['params.amount1Min = BigInt(0)', '2:8', MINIMUM],
  ['amountAMin: JSBI.BigInt(0)', '2:1', MINIMUM],
  ['const amountOutMinimum: bigint = 0n', '2:7', MINIMUM],
  ['const minAmountOut = ethers.constants.Zero', '2:7', MINIMUM],
  ['amountETHMin: ZERO', '2:1', MINIMUM],
  ["minOut: parseUnits('0', 18)", '2:1', MINIMUM],
  ['amountInMaximum: MaxUint256', '2:1', MAXIMUM],
  ['amountInMax: ethers.MaxUint256', '2:1', MAXIMUM],
  ['const maxAmountIn = 2n ** 256n - 1n', '2:7', MAXIMUM],
  ['amountInMax: maxUint256', '2:1', MAXIMUM],
  ['deadline: block.timestamp,', '2:1', DEADLINE],
  ['const deadline = block!.timestamp', '2:7', DEADLINE],
  ['deadline: latestBlock.timestamp', '2:1', DEADLINE],
  ['token.approve(router, ethers.MaxUint256)', '2:23', APPROVAL],
  ['token.approve(\n  router,\n  2n ** 256n - 1n,\n)', '4:3', APPROVAL],
  ['token.increaseAllowance(router, (2n ** 256n) - 1n)', '2:33', APPROVAL],
  ['await token.approve.populateTransaction(router, MaxUint256)', '2:49', APPROVAL],
  ['await token.approve?.(router, MaxUint256)', '2:31', APPROVAL],
  ['await token.approve!.staticCall(router, MaxUint256)', '2:41', APPROVAL],
  ["functionName: 'approve', args: [router, maxUint256]", '2:41', APPROVAL],
  ["erc20.encodeFunctionData('approve', [router, MaxUint256])", '2:46', APPROVAL],
  [`token.approve(router, '${2n ** 256n - 1n}')`, '2:23', APPROVAL],
  [`token.approve(router, 0x${'f'.repeat(64)})`, '2:23', APPROVAL],
  ['slippageTolerance: new Percent(100, 100)', '2:1', SLIPPAGE],
  ["const slippage = new Percent('10_000', '10_000')", '2:7', SLIPPAGE],
  ['slippageTolerance: new Percent(1)', '2:1', SLIPPAGE],
  ['slippageBps: 10_000', '2:1', SLIPPAGE],
  ['trade.minimumAmountOut(new Percent(1, 1))', '2:24', SLIPPAGE],
  ['router.swapExactTokensForTokens(amountIn, 0, path, to, deadline)', '2:43', MINIMUM],
  ['router.swapExactETHForTokens.staticCall(0n, path, to, deadline)', '2:41', MINIMUM],
  ["functionName: 'swapExactTokensForETH',\nargs: [amountIn, 0n, path]", '3:18', MINIMUM],
  ['router.swapTokensForExactTokens(out, MaxUint256, path, to, deadline)', '2:38', MAXIMUM],
  ['router.addLiquidity(a, b, x, y, f(1, 2), 0, to, deadline)', '2:42', MINIMUM],
  ['manager.decreaseLiquidity?.([id, liquidity, minimum, 0, deadline])', '2:54', MINIMUM],
  ["encodeFunctionData('exactInput', [[path, to, deadline, amountIn, 0n]])", '2:66', MINIMUM],
  ['router.removeLiquidityETHWithPermit(a, liquidity, 0, 1)', '2:51', MINIMUM],
  ['manager.unwrapWETH9(0, me)', '2:21', MINIMUM],
  ["encodeFunctionData('unwrapWETH9', [0n, me])", '2:36', MINIMUM],
  ["functionName: 'sweepToken', args: [token, 0n, me]", '2:43', MINIMUM],
  ["encodeFunctionData('unwrapWETH9WithFee', [0, me, 50, other])", '2:43', MINIMUM],
  ['router.sweepTokenWithFee(token, 0n, me, 50n, other)', '2:33', MINIMUM],
  ['Payments.encodeUnwrapWETH9(JSBI.BigInt(0), me)', '2:28', MINIMUM],
  ["Payments.encodeSweepToken(token, JSBI.BigInt('0'), me)", '2:34', MINIMUM],
  ['expectedCurrencyOwed0: toAmount(native, 0n),', '2:1', MINIMUM],
  ['expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(nativeOf(swapx), 0)', '2:1', MINIMUM],
])('refuses %s', (code, place, message) => {
  expect(lintText(fence(code))).toEqual([expect.stringContaining(`${place} ${message}`)])
})

test.each([
  ['amountOutMinimum: 0,', '2:1', MINIMUM],
  ['uint256 amountOutMin = uint256(0);', '2:9', MINIMUM],
  ['amountInMaximum: type(uint256).max,', '2:1', MAXIMUM],
  ['amountInMaximum: uint256(-1),', '2:1', MAXIMUM],
  ['deadline: block.timestamp + 15,', '2:1', DEADLINE],
  ['uint256 deadline = block.timestamp + 300;', '2:9', DEADLINE],
  ['uint64 deadline = uint64(block.timestamp);', '2:8', DEADLINE],
  ['IERC20(t).approve(address(router), uint256(-1));', '2:36', APPROVAL],
  ['IERC20(t).approve(router, ~uint256(0));', '2:27', APPROVAL],
  ['TransferHelper.safeApprove(t, address(r), type(uint256).max);', '2:43', APPROVAL],
  ['r.swapExactETHForTokens{value: v}(1, path, to, block.timestamp + 1);', '2:48', DEADLINE],
  ['r.swapExactETHForTokens{value: v}(1, path, to, block.timestamp);', '2:48', DEADLINE],
  ['ISwapRouter.ExactInputParams(path, to, deadline, amountIn, 0)', '2:60', MINIMUM],
  ['IPeripheryPayments(router).sweepToken(t, 0, msg.sender);', '2:42', MINIMUM],
  ['abi.encodeWithSelector(p.unwrapWETH9.selector, 0, me);', '2:48', MINIMUM],
  ['abi.encodeCall(IPeripheryPayments.unwrapWETH9, (0, me));', '2:49', MINIMUM],
])('refuses the Solidity %s', (code, place, message) => {
  expect(lintText(fence(code, 'solidity'))).toEqual([
    expect.stringContaining(`${place} ${message}`),
  ])
  expect(lintText(`\n${code}`, 'samples/v3/Swap.sol')).toHaveLength(1)
})

describe('lets pass', () => {
  test.each([
    'amountOutMinimum: 0.5',
    'amountOutMinimum: 0x12',
    'amountOutMinimum: minimum',
    'if (amountOutMinimum === 0n || amountOutMin == 0) throw new Error()',
    'amount0Max: MaxUint128, amount1Max: 2n ** 128n - 1n',
    'sqrtPriceLimitX96: 0',
    'const deadline = block.timestamp + 600',
    'const deadline = (block?.timestamp ?? 0) + 600',
    'token.approve(router, 0)',
    'token.approve(router, amountIn)',
    'if (allowance < MaxUint256) return',
    'slippageTolerance: new Percent(1, 100)',
    'slippageTolerance: new Percent(100, 10_000)',
    'const keep = new Percent(1).subtract(slippageTolerance)',
    'router.swapExactTokensForTokens(0, minimum, path, to, deadline)',
    'router.addLiquidity(a, b, 0, 0, x, y, to, deadline)',
    'router.unwrapWETH9(minimum, me)',
    'expectedCurrencyOwed0: toAmount(token0, 0n)',
    'expectedCurrencyOwed0: toAmount(native, owed0)',
    'router.swapExactTokensForTokens(',
  ])('%s', code => {
    expect(lintText(fence(code))).toEqual([])
  })

  test('a comparison with the time of the block', () => {
    const code = "require(deadline >= block.timestamp, 'late');"
    expect(lintText(fence(code, 'solidity'))).toEqual([])
  })

  test('prose that warns', () => {
    expect(lintText('Never pass `amountOutMin: 0` or approve(router, MaxUint256).')).toEqual([])
  })

  test('tests of samples, which show what goes wrong', () => {
    expect(lintText('amountOutMin: 0', 'samples/v2/swap.test.ts')).toEqual([])
  })
})
