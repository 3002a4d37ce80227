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

/**
 * The arguments of a call, or the items of an array.
 * @param opening where its opening bracket is
 * @returns none when the bracket is never closed
 */
function readArguments(text: string, opening: number): { text: string; offset: number }[] {
  const found = []
  let depth = 0
  let start = opening + 1
  for (let index = opening; index < text.length; index += 1) {
    const character = text.charAt(index)
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth -= 1
    if (depth === 0 || (depth === 1 && character === ',')) {
      const argument = text.slice(start, index)
      found.push({ text: argument.trim(), offset: start + argument.search(/\S|$/) })
      start = index + 1
    }
    if (depth === 0) return found
  }
  return []
}
