import { describe, expect, test } from 'vitest'
import { namesOf } from './names'
import { namesInCode } from './names-in-code'
import { nameInText } from './names-in-text'

const names = namesOf({
  '@uniswap/v2-sdk#Pair': '/sdk/v2/pair',
  '@uniswap/v2-sdk#Route': '/sdk/v2/route',
  '@uniswap/v2-sdk#Trade': '/sdk/v2/trade',
  '@uniswap/sdk-core#Token': '/sdk/v2/other#token',
  '@uniswap/v3-sdk': '/sdk/v3/overview',
  '@uniswap/v3-sdk#Pool': '/sdk/v3/pool',
  '@uniswap/v3-sdk#Route': '/sdk/v3/route',
  '@uniswap/v3-sdk#Trade': '/sdk/v3/trade',
  '@uniswap/v3-sdk#SwapQuoter': '/sdk/v3/quoter',
  '@uniswap/v3-sdk#SwapRouter': '/sdk/v3/router',
  '@uniswap/v3-sdk#TickMath': '/sdk/v3/tick-math',
  '@uniswap/v2-core#UniswapV2Factory': '/contract/swapx-v2#factory',
  '@uniswap/v2-core#UniswapV2Pair': '/contract/swapx-v2#pair',
  '@uniswap/v2-periphery#UniswapV2Router02': '/contract/swapx-v2#router',
  '@uniswap/v3-core#UniswapV3Factory': '/contract/swapx-v3/factory',
  '@uniswap/v3-core#UniswapV3Pool': '/contract/swapx-v3/pool',
  '@uniswap/v3-periphery#SwapRouter': '/contract/swapx-v3/router',
  '@uniswap/v3-periphery#NonfungiblePositionManager': '/contract/swapx-v3/manager',
})

const V3 = "import { Pool, Route, SwapQuoter, tickToPrice, TickMath, Trade } from '@uniswap/v3-sdk'"
const V2 = "import { Pair, Route, Trade } from '@uniswap/v2-sdk'"

/** What code links, as in `Pool → /sdk/v3/pool`. */
function linked(code: string, imports = '', version?: string) {
  return namesInCode(code, { imports, version }, names).map(
    ({ start, end, href }) => `${code.slice(start, end)} → ${href}`,
  )
}

describe('names in TypeScript', () => {
  test.each([
    ['a class by its import', 'new Pool(a, b)', V3, ['Pool → /sdk/v3/pool']],
    ['a class of v2 by that of v2', 'new Route([pair])', V2, ['Route → /sdk/v2/route']],
    ['a function', 'tickToPrice(a, b, 1)', V3, ['tickToPrice → /sdk/v3/overview#ticktoprice']],
    [
      'a static method, and its class',
      'SwapQuoter.quoteCallParameters(route)',
      V3,
      ['SwapQuoter → /sdk/v3/quoter', 'quoteCallParameters → /sdk/v3/quoter#quotecallparameters'],
    ],
    [
      'a constant of a class',
      'TickMath.MIN_TICK',
      V3,
      ['TickMath → /sdk/v3/tick-math', 'MIN_TICK → /sdk/v3/tick-math#min_tick'],
    ],
    [
      'a member that only one imported class has',
      '(route: Route<A, B>) => route.pools',
      V3,
      ['Route → /sdk/v3/route', 'pools → /sdk/v3/route#pools'],
    ],
    [
      'a static method, and a member of another class',
      'const it = Trade.createUncheckedTrade(a)\nit.swaps',
      V3,
      [
        'Trade → /sdk/v3/trade',
        'createUncheckedTrade → /sdk/v3/trade#createuncheckedtrade',
        'swaps → /sdk/v3/trade#swaps',
      ],
    ],
    ['the first of several', 'new Pool(new Pool())', V3, ['Pool → /sdk/v3/pool']],
    ['not the import', `${V3}\nnew Pool()`, '', ['Pool → /sdk/v3/pool']],
  ])('%s', (_, code, imports, expected) => {
    expect(linked(code, imports)).toEqual(expected)
  })

  test('the import is not linked', () => {
    const [place] = namesInCode(`${V3}\nnew Pool()`, {}, names)
    expect(place?.start).toBe(V3.length + 1 + 'new '.length)
  })

  test.each([
    ['a class that is not imported', 'new Pool(a, b)', ''],
    ['a class of another package', 'new Pool(a)', "import { Pool } from 'pg'"],
    ['an alias of a class', 'new X(a, b)', V3.replace('Pool', 'Pool as X')],
    ['a local variable', 'const route = 1\nswap(route)', V3],
    ['a member that several imported classes have', 'it.chainId', V3],
    ['a member of a class that is not imported', 'it.liquidity', V3.replace('Pool, ', '')],
    ['a getter that is called, as of a contract', 'it.tickCurrent()', V3],
    ['a spread', '[...route]', V3],
    ['a word in a comment or a text', "// Pool\n'Pool' /* Trade */", V3],
    ['a static method of another object', 'signer.getAddress()', V3],
    [
      'a function that every token has',
      "erc20.getFunction('balanceOf')\nerc20.transferFrom(a)",
      V3,
    ],
    ['a function of no contract', "vault.getFunction('sweepAllOfIt')", V3],
    ['a function of several contracts', "it.getFunction('unwrapWETH9')", V3],
    ['a name without an entry', 'new FeeAmount()', "import { Ether } from '@uniswap/sdk-core'"],
  ])('plain: %s', (_, code, imports) => {
    expect(linked(code, imports)).toEqual([])
  })

  test.each([
    ['ethers', "pool.getFunction('slot0')", 'slot0 → /contract/swapx-v3/pool#slot0'],
    [
      'an imported artifact, which decides what a single word means',
      `import Factory from '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'
new Contract(a, Factory.abi).getFunction('owner')`,
      'owner → /contract/swapx-v3/factory#owner',
    ],
    [
      'viem',
      "readContract(client, { address, abi, functionName: 'tickSpacing' })",
      'tickSpacing → /contract/swapx-v3/pool#tickspacing',
    ],
    [
      'a call',
      'factory.createPool(a, b, fee)',
      'createPool → /contract/swapx-v3/factory#createpool',
    ],
  ])('a function of a contract: %s', (_, code, expected) => {
    expect(linked(code, '', 'v3')).toContain(expected)
  })

  test('the version decides, and without one nothing does', () => {
    const code = "router.getFunction('addLiquidityETH')"
    expect(linked(code, '', 'v2')).toEqual([
      'addLiquidityETH → /contract/swapx-v2#router-addLiquidityETH',
    ])
    expect(linked(code, '', 'v3')).toEqual([])
    expect(linked(code)).toEqual([])
    expect(linked(code, V3, 'v2')).toEqual([])
    expect(linked(code, `${V2}\n${V3}`, 'v2')).toEqual([])
  })
})

describe('names in Solidity', () => {
  const ROUTER = "import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';"
  const PAIR = "import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';"
  const POOL = "import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';"

  test.each([
    [
      'an interface and a member of its variable',
      'ISwapRouter public immutable router;\nrouter.exactInput(params);',
      ROUTER,
      [
        'ISwapRouter → /contract/swapx-v3/router',
        'exactInput → /contract/swapx-v3/router#exactinput',
      ],
    ],
    [
      'a member of an address that is one',
      'IUniswapV3Pool(pools(a)).swap(b);',
      POOL,
      ['IUniswapV3Pool → /contract/swapx-v3/pool', 'swap → /contract/swapx-v3/pool#swap'],
    ],
    ['plain: a library', 'TransferHelper.safeTransferFrom(token, a, b, 1);', ROUTER, []],
    ['plain: what every token has, and a pair too', 'IERC20(a).balanceOf(b);', PAIR, []],
    ['plain: a function of its own', 'function swap() { swap(); }', POOL, []],
    ['plain: without import', 'IUniswapV3Pool(a).swap(b);', '', []],
  ])('%s', (_, code, imports, expected) => {
    expect(linked(code, imports, 'v3')).toEqual(expected)
  })
})

describe('names in text', () => {
  test.each([
    ['Pool', '/sdk/v3/guide', '/sdk/v3/pool'],
    ['Trade', '/sdk/v2/guide', '/sdk/v2/trade'],
    ['Trade', '/sdk/v3/guide', '/sdk/v3/trade'],
    ['new Token(1, …)', '/sdk/v3/guide', '/sdk/v2/other#token'],
    ['Pool.getAddress', '/sdk/v3/guide', '/sdk/v3/pool#getaddress'],
    ['route.pools', '/sdk/v3/guide', '/sdk/v3/route#pools'],
    ['SwapRouter', '/sdk/v3/guide', '/sdk/v3/router'],
    ['SwapRouter', '/contract/swapx-v3/guide', '/contract/swapx-v3/router'],
    ['exactInputSingle', '/sdk/v3/guide', '/contract/swapx-v3/router#exactinputsingle'],
    ['nearestUsableTick', '/contract/swapx-v3/guide', '/sdk/v3/overview#nearestusabletick'],
    ['slot0()', '/study', '/contract/swapx-v3/pool#slot0'],
    ['SwapXV3Pool', '/contract/swapx-v3/guide', '/contract/swapx-v3/pool'],
    ['IUniswapV3Pool', '/contract/swapx-v3/guide', '/contract/swapx-v3/pool'],
    ['FeeAmountEnabled', '/sdk/v3/guide', '/contract/swapx-v3/factory#feeamountenabled-event'],
    ['unwrapWETH9', '/contract/swapx-v3/router', '/contract/swapx-v3/router#unwrapweth9'],
    ['STF', '/study', '/contract/swapx-v3/overview#stf'],
    ['UniswapV2: K', '/', '/contract/swapx-v2#uniswapv2-k'],
    [
      'execution reverted: "Price slippage check"',
      '/sdk/v3/guide',
      '/contract/swapx-v3/overview#price-slippage-check',
    ],
    [
      'Error: Invariant failed: TICK',
      '/sdk/v3/guide',
      '/sdk/v3/reference/overview#invariant-failed-tick',
    ],
    ['CHAIN_IDS', '/sdk/v2/guide', '/sdk/v2/reference/other-exports#invariant-failed-chain_ids'],
    ['PAIR_EXISTS', '/contract/swapx-v2', '/contract/swapx-v2#uniswapv2-pair_exists'],
  ])('%s on %s', (code, page, href) => {
    expect(nameInText(code, page, names)).toBe(href)
  })

  test.each([
    ['Trade', '/study', 'either version may be meant'],
    ['Pool', '/contract/swapx-v3/guide', 'it is no contract'],
    ['TickMath', '/contract/swapx-v3/guide', 'the contracts have a library of that name'],
    ['route', '/sdk/v3/guide', 'a variable'],
    ['swap', '/contract/swapx-v3/guide', 'a word'],
    ['unwrapWETH9', '/contract/swapx-v3/guide', 'two contracts have it'],
    ['tickCurrent', '/sdk/v3/guide', 'also a parameter'],
    ['balanceOf', '/contract/swapx-v3/guide', 'every token has it'],
    ['approve(…)', '/contract/swapx-v3/guide', 'every token has it'],
    ['QuoterV2', '/contract/swapx-v3/guide', 'it has no entry'],
    ['TRANSFER_FAILED', '/contract/swapx-v2', 'two contracts raise it'],
    ['FEE', '/contract/swapx-v3/guide', 'short for an error only on pages of the SDKs'],
    ['nothing', '/sdk/v3/guide', 'unknown'],
    ['', '/sdk/v3/guide', 'empty'],
  ])('plain: %s on %s, since %s', (code, page) => {
    expect(nameInText(code, page, names)).toBeUndefined()
  })
})
