import { expect, test } from 'vitest'
import { tableTexts } from './api-tables'
import { memberSubjects, reference, symbolSubject } from './reference'
import type { ApiSymbol, Member } from './types'

function symbolOf(id: string): ApiSymbol {
  const symbol = reference.symbols[id]
  if (!symbol) throw new Error(id)
  return symbol
}

/** The declarations that a page shows for `package#Symbol.member`. */
function declarationsOf(path: string): string[] {
  const [, id = '', name] = path.match(/(.*#\w+)\.(\w+)$/) ?? []
  const subject = memberSubjects(symbolOf(id)).find(subject => subject.name === name)
  return subject?.declarations ?? []
}

test.each([
  ['@uniswap/v3-sdk#Pool.token0', 'readonly token0: Token'],
  ['@uniswap/v3-sdk#Pool.token0Price', 'get token0Price(): Price<Token, Token>'],
  ['@uniswap/v3-sdk#Pool.involvesToken', 'involvesToken(token: Token): boolean'],
  ['@uniswap/v3-sdk#Multicall.INTERFACE', 'static INTERFACE: Interface'],
  ['@uniswap/v3-sdk#FeeAmount.MEDIUM', 'MEDIUM = 3000'],
  ['@uniswap/v3-sdk#SafeTransferOptions.data', 'data?: string'],
  ['@uniswap/v3-sdk#isSorted.isSorted', 'function isSorted<T>(\n  list: Array<T>,'],
  ['@uniswap/v3-sdk#TICK_SPACINGS.TICK_SPACINGS', 'const TICK_SPACINGS: { [amount in FeeAmount]'],
  [
    '@uniswap/v3-sdk#AddLiquidityOptions.AddLiquidityOptions',
    'type AddLiquidityOptions = MintOptions | IncreaseOptions',
  ],
  ['@uniswap/sdk-core#Price.constructor', 'constructor(\n  ...args: [TBase, TQuote, BigintIsh, '],
  ['@uniswap/v2-sdk#computePairAddress.computePairAddress', 'function computePairAddress(args: {'],
  ['@uniswap/v3-core#UniswapV3Factory.owner', 'function owner() external view returns (address)'],
  ['@uniswap/v3-core#UniswapV3Factory.setOwner', 'function setOwner(address _owner) external'],
  [
    '@uniswap/v3-core#UniswapV3Factory.OwnerChanged',
    'event OwnerChanged(address indexed oldOwner, address indexed newOwner)',
  ],
  ['@uniswap/v3-periphery#SwapRouter.constructor', 'constructor(address _factory, address _WETH9)'],
  ['@uniswap/v3-periphery#SwapRouter.receive', 'receive() external payable'],
])('%s is declared as the package does', (path, declaration) => {
  expect(declarationsOf(path)).toEqual([expect.stringContaining(declaration)])
})

test('what is long has a parameter or field a line', () => {
  expect(declarationsOf('@uniswap/v3-sdk#Pool.getAddress')).toEqual([
    `static getAddress(
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
  initCodeHashManualOverride?: string,
  factoryAddressOverride?: string
): string`,
  ])
  expect(declarationsOf('@uniswap/v3-sdk#Trade.swaps')).toEqual([
    `readonly swaps: {
  route: Route<TInput, TOutput>
  inputAmount: CurrencyAmount<TInput>
  outputAmount: CurrencyAmount<TOutput>
}[]`,
  ])
  expect(declarationsOf('@uniswap/v3-sdk#TickListDataProvider.getTick')).toEqual([
    `getTick(
  tick: number
): Promise<{ liquidityNet: BigintIsh; liquidityGross: BigintIsh }>`,
  ])
})

test('a parameter that is taken apart shows its fields, and they are what a text explains', () => {
  expect(declarationsOf('@uniswap/v3-sdk#Position.fromAmount1')).toEqual([
    `static fromAmount1(args: {
  pool: Pool
  tickLower: number
  tickUpper: number
  amount1: BigintIsh
}): Position`,
  ])
  const subjects = memberSubjects(symbolOf('@uniswap/v3-sdk#Trade'))
  const names = subjects.find(({ name }) => name === 'bestTradeExactIn')?.parameters
  expect(names?.map(({ name }) => name)).toEqual([
    'pools',
    'currencyAmountIn',
    'currencyOut',
    'maxNumResults',
    'maxHops',
    'currentPools',
    'nextAmountIn',
    'bestTrades',
  ])
})

test('types that nobody can import are shown below', () => {
  expect(declarationsOf('@uniswap/v3-sdk#Position.constructor')).toEqual([
    'constructor({ pool, tickLower, tickUpper, liquidity }: PositionConstructorArgs)',
    `interface PositionConstructorArgs {
  pool: Pool
  tickLower: number
  tickUpper: number
  liquidity: BigintIsh
}`,
  ])
  expect(declarationsOf('@uniswap/v3-periphery#SwapRouter.exactInput')).toEqual([
    'function exactInput(\n  ExactInputParams params\n) external payable returns (uint256 amountOut)',
    `struct ExactInputParams {
  bytes path;
  address recipient;
  uint256 deadline;
  uint256 amountIn;
  uint256 amountOutMinimum;
}`,
  ])
})

test('overloads are one member with the parameters of all', () => {
  const subjects = memberSubjects(symbolOf('@uniswap/v3-periphery#NonfungiblePositionManager'))
  const transfers = subjects.filter(({ name }) => name === 'safeTransferFrom')
  expect(transfers).toHaveLength(1)
  expect(transfers[0]?.declarations).toHaveLength(2)
  expect(transfers[0]?.parameters.map(({ name }) => name)).toEqual([
    'from',
    'to',
    'tokenId',
    '_data',
  ])
})

test('an interface among the exports of a package is declared whole', () => {
  const id = '@uniswap/v2-sdk#TradeOptionsDeadline'
  expect(symbolSubject(id, symbolOf(id))).toMatchObject({
    declarations: [
      "interface TradeOptionsDeadline extends Omit<TradeOptions, 'ttl'> {\n  deadline: number\n}",
    ],
    parameters: [{ name: 'deadline', type: 'number' }],
    mentions: ['@uniswap/v2-sdk#TradeOptions'],
  })
})

test.each([
  ['UniswapV2Factory', 'getPair', 'getPair(address, address) → address'],
  ['UniswapV2Factory', 'setFeeTo', 'setFeeTo(address _feeTo)'],
  [
    'UniswapV2Pair',
    'getReserves',
    'getReserves() → uint112 _reserve0, uint112 _reserve1, uint32 _blockTimestampLast',
  ],
  [
    'UniswapV2Factory',
    'PairCreated',
    'PairCreated(address indexed token0, address indexed token1, address pair, uint256)',
  ],
])('tables write %s.%s in one line', (contract, name, text) => {
  const { members } = symbolOf(`@uniswap/v2-core#${contract}`)
  expect(tableTexts(members.find(member => member.name === name) as Member)).toEqual([text])
})

test('private members and caches are not part of the API', () => {
  const names = (name: string) =>
    symbolOf(`@uniswap/v3-sdk#${name}`).members.map(member => member.name)
  expect(names('Staker')).toEqual(['INTERFACE', 'collectRewards', 'withdrawToken', 'encodeDeposit'])
  expect(names('Position')).not.toContain('_mintAmounts')
  expect(names('Trade')).not.toContain('constructor')
})
