import { readArguments } from './arguments'

const FEE_ON_TRANSFER = '(?:SupportingFeeOnTransferTokens)?'

/** Parameters of the calls that take limits, by name, as source of a regular expression. */
const parameters = {
  // v2 router
  [`swapExactTokensFor(?:Tokens|ETH)${FEE_ON_TRANSFER}`]: 'amountIn amountOutMin path to deadline',
  [`swapExactETHForTokens${FEE_ON_TRANSFER}`]: 'amountOutMin path to deadline',
  'swapTokensForExact(?:Tokens|ETH)': 'amountOut amountInMax path to deadline',
  swapETHForExactTokens: 'amountOut path to deadline',
  addLiquidity: 'tokenA tokenB amountADesired amountBDesired amountAMin amountBMin to deadline',
  addLiquidityETH: 'token amountTokenDesired amountTokenMin amountETHMin to deadline',
  'removeLiquidity(?:WithPermit)?': 'tokenA tokenB liquidity amountAMin amountBMin to deadline',
  [`removeLiquidityETH(?:WithPermit)?${FEE_ON_TRANSFER}`]:
    'token liquidity amountTokenMin amountETHMin to deadline',
  // Structures of the v3 periphery, also as an array that a function takes
  'ExactInputParams|exactInput': 'path recipient deadline amountIn amountOutMinimum',
  'ExactInputSingleParams|exactInputSingle':
    'tokenIn tokenOut fee recipient deadline amountIn amountOutMinimum sqrtPriceLimitX96',
  'ExactOutputParams|exactOutput': 'path recipient deadline amountOut amountInMaximum',
  'ExactOutputSingleParams|exactOutputSingle':
    'tokenIn tokenOut fee recipient deadline amountOut amountInMaximum sqrtPriceLimitX96',
  'MintParams|mint':
    'token0 token1 fee tickLower tickUpper amount0Desired amount1Desired amount0Min amount1Min recipient deadline',
  'IncreaseLiquidityParams|increaseLiquidity':
    'tokenId amount0Desired amount1Desired amount0Min amount1Min deadline',
  'DecreaseLiquidityParams|decreaseLiquidity': 'tokenId liquidity amount0Min amount1Min deadline',
  // Tokens
  'approve|forceApprove|(?:safeI|i)ncreaseAllowance': 'spender allowance',
  safeApprove: 'token spender allowance',
  // SDK
  'minimumAmountOut|maximumAmountIn|(?:mint|burn)AmountsWithSlippage': 'slippageTolerance',
}

const calls = Object.entries(parameters).map(([names, list]) => ({
  pattern: new RegExp(
    String.raw`\b(?:${names})(?:(?:[?!]?\.\w+)?(?:\?\.|!)?(?:\{[^}]*\})?\(|['"]\s*,\s*(?:args\s*:\s*)?\[)(?:\s*\[)?`,
    'g',
  ),
  names: list.split(' '),
}))

/**
 * The arguments of calls as if they had been named: `amountOutMin: 0`. Arrays of arguments count too,
 * as in `encodeFunctionData('approve', […])` and `functionName: 'approve', args: […]`.
 */
export function* namedArguments(code: string): Generator<{ text: string; offset: number }> {
  for (const { pattern, names } of calls) {
    for (const { 0: call, index } of code.matchAll(pattern)) {
      const values = readArguments(code, index + call.length - 1)
      for (const [position, { text, offset }] of values.entries()) {
        yield { text: `${names[position]}: ${text}`, offset }
      }
    }
  }
}
