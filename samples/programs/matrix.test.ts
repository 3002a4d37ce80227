import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { encodeSqrtRatioX96, FeeAmount, TickMath } from '@uniswap/v3-sdk'
import { Contract, formatUnits, Interface, MaxUint256, parseUnits, toBeHex, Wallet } from 'ethers'
import { afterAll, expect, test } from 'vitest'
import { isQuick } from '../../e2e/runner/levels'
import { changeCode } from '../chain/change-code.fixture'
import { fund, ownerOf, seedPools } from '../chain/seed'
import { testChain } from '../chain/test-chain'
import { connect } from '../connection'
import { createPool, createPoolAtPrice } from '../v3/factory'
import { movePrice, movePriceTo } from '../v3/move-price.fixture'
import { type Fault, faultyNode } from './faulty-node.fixture'

// What readers do with a program: they change what stands at its top, and run it with another account, at another
// price, on another node. It then does the right thing, or says what is wrong. Either way, no allowance is left above
// what was spent, and no token has gone that its page does not name. The test prints the table of all this.

const FOLDER = import.meta.dirname
const NODE = 'http://127.0.0.1:8545'

/** How many times faster than ours the clock of a program runs whose node is slow. */
const SPEED = 20

const chain = await testChain()
const { node, swapx, signer, deadline, advance, deploy, setAutomine } = chain
const { A, B, C } = swapx.tokens
const wrapped = swapx.wrappedNative
const decimals: Record<string, number> = { [A]: 18, [B]: 6, [C]: 18, [wrapped]: 18 }
const names: Record<string, string> = { [A]: 'A', [B]: 'B', [C]: 'C', [wrapped]: 'wrapped' }
/** A token without decimals. */
const coarse = await (await deploy('TestToken', 'Coarse', 'COARSE', 0)).getAddress()
decimals[coarse] = 0
const proxy = await faultyNode(swapx.rpcUrl)

/** Where readers paste programs, and the contracts that these compile. */
const folder = mkdtempSync(join(tmpdir(), 'swapx-'))
symlinkSync(join(FOLDER, '../node_modules'), join(folder, 'node_modules'))
for (const file of ['SingleSwap.sol', 'MultihopSwap.sol'])
  copyFileSync(join(FOLDER, '../contracts', file), join(folder, file))
const runner = fork(join(FOLDER, 'runner.fixture.ts'), {
  cwd: folder,
  execArgv: ['--import', 'tsx'],
})
/** Rejects if a program ends its process, as an error does that nobody catches. */
const died = once(runner, 'exit').then(([code]): never => {
  throw new Error(`A program has ended its process, with ${code}.`)
})
died.catch(() => {})
afterAll(() => {
  runner.kill()
  proxy.stop()
  rmSync(folder, { recursive: true })
})

const tokenAbi = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function approve(address, uint256)',
  'function transfer(address, uint256)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
])

/** The owner of the local chain's positions, for whom its node signs. */
const [owner = ''] = await node.send('eth_accounts', [])

/** Those that programs send from. */
const accounts = [signer.address, owner]

/** Somebody else, who moves prices. */
const other = Wallet.createRandom()
await fund(node, swapx, other.address)
const trader = connect({ swapx, privateKey: other.privateKey }).signer
const move = async (basisPoints: number, fee?: FeeAmount) =>
  movePrice(trader, swapx, basisPoints, await deadline(), fee)

type Case = {
  title: string
  /** The programs that it concerns, by their names. */
  of: RegExp
  /** What the reader changes in a program. */
  change?: (source: string, program: string) => string
  /** What has happened on the chain before. */
  before?: () => Promise<unknown>
  fault?: Fault
  /** Whether the token lets nobody take an approval back. */
  keepsApproval?: boolean
  /** Instead of the key of the account. */
  key?: string
  /** For how many milliseconds it waits for a receipt. */
  patience?: number
  /** What the reader asks for, in whole units, instead of what is printed. */
  amount?: string
  /** What it has to print. */
  prints?: RegExp
  /** What an error has to say, of a program that may fail; without this and the next one, it must not. */
  mayFail?: RegExp
  mustFail?: RegExp
  /** Whether it has to say so before it has sent anything. */
  isFree?: boolean
  /** Those that it concerns in the quick level: it costs much, or finds little that it does not find in these. */
  quick?: RegExp
}

const EACH = /^(?!quick-start|v2-pricing)/
const SENDS = /trading|^minting|^range-orders|-swap\b|^web3/
/** Of the last three, the node signs. */
const WAITS = /trading|^minting|^range-orders|-swap\b|^web3|^modifying|^price|^collecting/
/** Those that call a router or a position manager. */
const CALLS = /trading|^minting|^range-orders|-swap\b/
const APPROVES = /trading|^minting|^range|^collecting|-swap\b/
const TOLERATES = /trading|^minting|^collecting/
/** A program that sends, and one that has to tell a refused call from a revert. */
const SOME = /^(?:trading|routing)/
const IN_POOL = /^(?!v2-|quick|web3|pair-a|background|fetching|routing|multihop|modifying)/

/** The reader has not changed the position that position-data reads. */
const OTHER_POSITION = /is in another pool|Nothing is owed/

/** Puts a token in the place of another one. */
const withToken = (source: string, name: string, address: string) =>
  source.replace(
    new RegExp(`(const (?:address)?${name} = \\D*?)'0x\\w{40}'(?:(,\\s+(?:decimals: )?)\\d+)?`),
    (_, start, comma) => `${start}'${address}'${comma ? comma + decimals[address] : ''}`,
  )

/** Prices that suit the tokens. */
const withPrices = (source: string, lower: string, upper: string) =>
  source
    .replace("['1.8', '2.2']", `['${lower}', '${upper}']`)
    .replace("'2.1'", `'${upper}'`)
    .replace("leastOfB = '180'", "leastOfB = '1'")

/** A router, or a position manager, at an address without code. */
const withoutCode = (source: string) => source.replace(/(const (?:router|manager) = '0x)1/, '$14')

const withTier = (source: string, tier: string) => source.replace(/\b3000\b/, tier)

/** A price of A as a limit. */
const limitAt = (inB: number) => `${BigInt(Math.floor(Math.sqrt(inB * 1e-12) * 2 ** 96))}n`

/** A quote that stops at this price of A. */
const withLimit = (source: string, inB: number) =>
  source.replace('sqrtPriceLimitX96: 0n', `sqrtPriceLimitX96: ${limitAt(inB)}`)

/** A purchase on v2 of this raw amount of B. */
const withExactOutput = (source: string, raw: string) =>
  source.replace(
    'exactIn(route, inputAmount)',
    `exactOut(route, CurrencyAmount.fromRawAmount(route.output, ${raw}))`,
  )

/** A sale from or for native currency, as the pages say: another end of the route, and the functions of the router. */
const withNative = (source: string, route: string) =>
  source
    .replace(/(new Route\(\[\w+\], )A, B/, `$1${route}`)
    .replace(/^/, `import { SwapxNative } from '${join(FOLDER, '../native-currency')}'\n`)
    .replace(
      /( +'function swapExactTokensFor)Tokens\(.*\n/,
      "$&$1ETH(uint, uint, address[], address, uint)',\n" +
        "  'function swapExactETHForTokens(uint, address[], address, uint) payable',\n",
    )

/** A tolerance as a share for the SDKs, or in basis points. */
const withTolerance = (source: string, share: string, basisPoints: string) =>
  source
    .replace('new Percent(50, 10_000)', `new Percent(${share})`)
    .replace('tolerance = 50n', `tolerance = ${basisPoints}`)

const withAmount = (source: string, amount: string) =>
  source
    .replace(/(const amount\w* = ')\d+'/, `$1${amount}'`)
    .replace(/(const mostOfB = ')\d+'/, `$1${3 * Number(amount)}'`)
    .replace("leastOfB = '180'", "leastOfB = '0'")

/** The node refuses one request between an approval and what it was for. */
const failure = (method: string, outcome: 'mustFail' | 'mayFail'): Case => ({
  title: `${method} fails once after the approval`,
  of: APPROVES,
  fault: { once: method, code: -32000, message: 'header not found' },
  [outcome]: /header not found/,
  quick: /trading|^minting/,
})

const refusal = (code: number, message: string): Case => ({
  title: `${code}, ${message}`,
  of: EACH,
  fault: { code, message },
  mustFail: new RegExp(message),
  quick: SOME,
})

const cases: Case[] = [
  { title: 'as printed', of: /./ },
  {
    title: 'tokens swapped',
    of: /^(?!web3|background|quick|v2-pricing|fetching|modifying|active)/,
    change: (source, program) =>
      /^(?:multihop|routing)/.test(program)
        ? withToken(withToken(source, 'A', C), 'C', A).replace('[3000, 500]', '[500, 3000]')
        : withPrices(withToken(withToken(source, 'A', B), 'B', A), '0.4', '0.6'),
  },
  {
    title: 'A with 6, B with 18 decimals, 0.05%',
    of: /trading|^(?:minting|range|single|quoting|pool-d|position|price-o|swap-and|collecting)/,
    change: source =>
      withTier(withPrices(withToken(withToken(source, 'A', B), 'B', C), '0.2', '0.3'), '500'),
    mayFail: OTHER_POSITION,
    quick: /trading|^(?:minting|range|single|quoting)/,
  },
  {
    title: 'tier of 0.01%',
    of: /^(?:trading|minting|range|single|quoting|position|swap-and|price-o)/,
    before: openTier100,
    change: source => withTier(source, '100'),
    mayFail: OTHER_POSITION,
    quick: /^(?:trading|minting|range|quoting)/,
  },
  {
    title: 'tier without a pool',
    // The swap of collecting-fees is only there to pay fees.
    of: /^(?!collecting|v2-|quick|web3|pair-a|fetching|routing|modifying)/,
    change: source => withTier(source.replace('[3000, 500]', '[3000, 3000]'), '10_000'),
    mustFail: /no pool/,
  },
  {
    title: 'pair without liquidity',
    of: /^v2-fetching/,
    before: async () => {
      const factory = new Interface(['function createPair(address, address)'])
      const data = factory.encodeFunctionData('createPair', [A, C])
      await (await signer.sendTransaction({ to: swapx.v2Factory, data })).wait()
    },
    change: source => withToken(source, 'B', C),
    mustFail: /has no liquidity/,
  },
  {
    title: 'a pool that runs out',
    of: /^(?:quoting|swap-and|pool-data|trading|collecting)/,
    before: openShallowPool,
    change: source => withTier(withAmount(source, '100'), '500'),
    amount: '100',
    // The swap of collecting-fees earns nothing for a position of another pool.
    mustFail: /cannot take|Unexpected error|Nothing is owed/,
  },
  {
    title: 'a pool that runs out, overtaken',
    of: /^trading/,
    before: openShallowPool,
    // The quote is for all of it; a little is left once somebody has sold before.
    change: source =>
      withTier(withAmount(source, '10.25'), '500').replace('maxImpact = 2', 'maxImpact = 100'),
    amount: '10.25',
    fault: { overtaken: () => move(-9, FeeAmount.LOW) },
  },
  {
    title: 'liquidity that thins out beyond the price',
    of: /^swap-and/,
    before: openThinPool,
    change: source => withTier(withPrices(source, '0.5', '4'), '500'),
    mustFail: /moves the price by more than 10%/,
  },
  {
    title: 'a pool without liquidity',
    of: /^(?:active|pool-d)/,
    before: () => openEmptyPool(),
    change: source => withTier(source, '500'),
    mustFail: /no liquidity|Invariant failed: LENGTH/,
  },
  {
    title: 'B without decimals, of which the amount buys none',
    of: /^swap-and/,
    before: openCoarsePools,
    change: source => withPrices(withAmount(withToken(source, 'B', coarse), '0.4'), '1', '4'),
    mustFail: /too small/,
  },
  {
    title: 'B without decimals, of which a mint takes 1',
    of: /^position/,
    before: openCoarsePools,
    change: source => withPrices(withAmount(withToken(source, 'B', coarse), '0.4'), '1', '4'),
    prints: /^0\.4 A and 1 B$/m,
    mayFail: OTHER_POSITION,
  },
  {
    title: 'the full range',
    of: /^position/,
    change: source =>
      source.replace(/(const \[tickLower, tickUpper\] = ).*/, '$1[-887_220, 887_220]'),
    prints: /^from 0\.0+295428 B\nto 3384920+ B$/m,
  },
  {
    title: 'prices of one usable tick',
    of: /^position/,
    change: source => withPrices(source, '1.999', '2.001'),
    mustFail: /same usable tick/,
  },
  {
    title: 'a price limit that the amount passes',
    of: /^quoting/,
    change: source => withLimit(source, 1.99),
    mustFail: /cannot take it all/,
  },
  {
    title: 'a price limit that the exact output passes',
    of: /^quoting/,
    // As a string, which the SDK's options want, and contracts take.
    change: source =>
      withLimit(withAmount(source, '1'), 1.99)
        .replace(/(LimitX96: )(\d+)n/, "$1'$2'")
        .replace("'100'", "'500'"),
    mustFail: /cannot pay it all/,
  },
  {
    title: 'a price limit that the amount passes, and then somebody else',
    of: /^single/,
    change: source =>
      source
        .replace('limit = 0n', `limit = ${limitAt(1.98)}`)
        .replace('tolerance = 50n', 'tolerance = 500n'),
    fault: { overtaken: () => move(-300) },
    mustFail: /SPL/,
  },
  // Of 305, rounding takes about the same share of 1% and of 2%.
  ...['149', '305'].map(amount => ({
    title: `a middle token without decimals, of ${amount} A`,
    of: /^multihop/,
    before: openCoarsePools,
    change: (source: string) => withAmount(withToken(source, 'B', coarse), amount),
    amount,
    mustFail: /too few units/,
  })),
  {
    title: 'price above',
    of: IN_POOL,
    before: () => move(4000),
    mayFail: /range/,
    quick: /^(?:minting|range|position|swap-and)/,
  },
  {
    title: 'price below',
    of: IN_POOL,
    before: () => move(-3000),
    mayFail: /range/,
    quick: /^(?:minting|range|position|swap-and)/,
  },
  {
    title: 'price pushed to the upper end of the range',
    of: /^minting/,
    before: () => move(900),
    mustFail: /costs more B than the most/,
  },
  {
    title: 'price pushed down',
    of: /^minting/,
    before: () => move(-400),
    mustFail: /may cost less B than the least/,
  },
  {
    title: 'an exact output that costs more than the amount',
    of: /^v2-trading/,
    amount: '15.28',
    change: source =>
      withExactOutput(source, '30_000_000').replace(
        'swapExactTokensForTokens',
        'swapTokensForExactTokens',
      ),
  },
  {
    title: 'an exact output with a tolerance of 5,000%',
    of: /^v2-trading/,
    change: source =>
      withExactOutput(source, '10_000_000').replace('Percent(50, 10_000)', 'Percent(50)'),
    mustFail: /no limit/,
    isFree: true,
  },
  {
    title: 'a tolerance that reaches below the least',
    of: /^minting/,
    change: source => source.replace('Percent(50, 10_000)', 'Percent(200, 10_000)'),
    mustFail: /may cost less B than the least/,
    isFree: true,
  },
  {
    title: 'price on the lower end',
    of: /^(?:minting|position|swap-and)/,
    before: () => openEmptyPool([1n, 1n]),
    change: source => withPrices(withTier(source, '500'), '1000000000000', '1100000000000'),
    mustFail: /does not take both|minimum is 0/,
  },
  {
    title: 'price on the upper end, after a fall',
    of: /^(?:minting|position|swap-and)/,
    before: fallToTick,
    change: source => withPrices(withTier(source, '500'), '900000000000', '1000000000000'),
    mustFail: /does not take both|minimum is 0/,
  },
  ...[
    ['a digit too few', '0002'],
    ['a wrong checksum', '00AbC'],
  ].map(([what, end]) => ({
    title: `an address of B with ${what}`,
    of: /^(?!web3|fetching|modifying|quick|v2-pricing)/,
    change: (source: string) => source.replace(/(0x20+)0{4}2'/, `$1${end}'`),
    mustFail: new RegExp(
      'invalid address|bad address checksum|Address "0x.*" is invalid|not a valid address|' +
        'does not support ENS|invalid value for Contract target',
    ),
    isFree: true,
  })),
  {
    title: 'a route back to A',
    of: /^multihop/,
    change: source => withToken(source, 'C', A).replace('[3000, 500]', '[3000, 3000]'),
    prints: /received 0\.99\d+ C/,
  },
  {
    title: 'a pool without a price',
    of: /^price-oracle/,
    before: () => createPool(trader, swapx, A, B, 500),
    change: source => withTier(source, '500'),
    mustFail: /LOK|no price yet/,
  },
  {
    title: 'no period',
    of: /^price-oracle/,
    change: source => source.replace('period = 1800', 'period = 0'),
    mustFail: /no period/,
  },
  {
    title: 'range of one tick spacing',
    of: /^minting/,
    change: source => withPrices(source, '1.995', '2.005'),
    mustFail: /minimum is 0/,
  },
  {
    title: 'ten times the pool',
    of: /trading|^(?:minting|range|single|multihop|quoting|swap-and|pool-data|routing)/,
    change: source => withAmount(source, '10000'),
    amount: '10000',
    mayFail: /price impact is above|cannot take/,
    quick: /trading|^(?:minting|range|single|multihop|quoting)/,
  },
  {
    title: 'native currency out',
    of: /trading/,
    change: source =>
      withAmount(withNative(withToken(source, 'B', wrapped), 'A, new SwapxNative(B)'), '2'),
    amount: '2',
  },
  {
    title: 'native currency out, of a token that logs a burn',
    of: /trading/,
    before: () => changeCode(chain, wrapped, 'BurnedWrapped'),
    change: source =>
      withAmount(withNative(withToken(source, 'B', wrapped), 'A, new SwapxNative(B)'), '2'),
    amount: '2',
  },
  {
    title: 'native currency in',
    of: /trading/,
    before: async () =>
      send(wrapped, 'transfer', other.address, await balanceOf(wrapped, signer.address)),
    change: source => {
      const tokens = withToken(withToken(source, 'B', A), 'A', wrapped)
      return withAmount(withNative(tokens, 'new SwapxNative(A), B'), '0.2')
    },
    amount: '0.2',
  },
  {
    title: 'another recipient',
    of: /trading|^minting|^range/,
    change: source =>
      source.replace(/(recipient: )(?:signer|account)\.address/, `$1'${owner.toLowerCase()}'`),
  },
  {
    title: 'no code at the router',
    of: CALLS,
    change: withoutCode,
    mustFail: /could not decode|returned no data/,
    isFree: true,
  },
  {
    title: 'the router of the other version',
    of: new RegExp(`${CALLS.source}|^fetching-pos|^modifying|^position`),
    change: (source, program) => {
      const other = program.startsWith('v2') ? swapx.swapRouter : swapx.v2Router02
      return source.replace(/(const (?:router|manager) = ')0x\w+/, `$1${other}`)
    },
    mustFail: /is not of this factory/,
    isFree: true,
  },
  {
    title: 'a quoter of another factory',
    of: /^(?!v2-).*(?:trading|-swap\b)|^quoting|^swap-and/,
    change: source => source.replace(/(const quoter = ')0x\w+/, `$1${swapx.v2Router02}`),
    mustFail: /is not of this factory/,
    isFree: true,
  },
  {
    title: 'native currency for a router without code',
    of: /trading/,
    change: source => {
      const tokens = withToken(withToken(source, 'B', A), 'A', wrapped)
      return withoutCode(withAmount(withNative(tokens, 'new SwapxNative(A), B'), '0.2'))
    },
    mustFail: /could not decode|returned no data/,
    isFree: true,
  },
  {
    title: 'a pool that it creates',
    of: /^minting/,
    change: source => {
      const price = encodeSqrtRatioX96(`${2n * 10n ** 6n}`, `${10n ** 18n}`)
      return withTier(source, '10_000')
        .replace(
          /const address = await[\s\S]*?(const \[price, tick\] = ).*/,
          `$1['${price}', ${TickMath.getTickAtSqrtRatio(price)}]`,
        )
        .replace('slippageTolerance, deadline }', 'slippageTolerance, deadline, createPool: true }')
    },
  },
  {
    title: 'old allowances',
    of: /trading|^minting|^range/,
    before: async () => {
      for (const spender of [swapx.swapRouter, swapx.v2Router02, swapx.nonfungiblePositionManager])
        for (const address of [A, B, C]) await send(address, 'approve', spender, MaxUint256)
    },
  },
  {
    title: 'without balance',
    of: SENDS,
    before: async () => {
      for (const address of [A, B, C])
        await send(address, 'transfer', other.address, await balanceOf(address, signer.address))
    },
    mustFail: /holds too little|exceeds balance/,
  },
  { title: 'without a key', of: SENDS, key: '', mustFail: /PRIVATE_KEY/ },
  {
    title: 'the key in quotes',
    of: SENDS,
    key: `"${process.env.PRIVATE_KEY}"`,
    mustFail: /PRIVATE_KEY|invalid private key/,
  },
  {
    title: 'a key that begins with 0X',
    of: SENDS,
    key: `${process.env.PRIVATE_KEY}`.replace('0x', '0X'),
    mayFail: /PRIVATE_KEY/,
    isFree: true,
  },
  {
    title: 'another chain than that of the node',
    of: EACH,
    change: source =>
      source.replace('{ anvil }', '{ sepolia as anvil }').replace('31337', '11155111'),
    mustFail: /another chain|chain id/,
    isFree: true,
  },
  {
    title: 'native currency for the approval only',
    of: /trading|^range-orders/,
    before: async () => {
      await node.send('anvil_setNextBlockBaseFeePerGas', ['0x0'])
      await node.send('anvil_setBalance', [signer.address, toBeHex(200_000n * 10n ** 9n)])
    },
    mustFail: /insufficient funds|exceeds the balance/,
    quick: /^trading/,
  },
  {
    title: 'more decimals than A has',
    of: /trading|^minting|^range|-swap\b|^quoting|^pool-d|^routing|^position-data|^swap-and|^web3/,
    change: source => withAmount(source, '1.0000000000000000005'),
    mustFail: /more decimals than|too many decimals/,
    quick: /^(?:trading|range|quoting)/,
  },
  {
    title: 'too much with more decimals than A has',
    of: /^web3/,
    change: source => source.replace("'1000000'", "'0.0000000000000000001'"),
    mustFail: /more decimals than|too many decimals/,
    isFree: true,
  },
  {
    title: 'too much is what it held, a block behind',
    of: /^web3/,
    change: source => source.replace("'1000000'", "'100000'"),
    fault: 'lags',
    prints: /\nrefused: .*balance/,
  },
  {
    title: 'an order for less than a unit of B',
    of: /^range-orders/,
    change: source => withAmount(source, '0.00000000001'),
    mustFail: /too small/,
  },
  {
    title: 'no receipts',
    of: SENDS,
    fault: 'has no receipts',
    patience: 1_000,
    // viem may also give up when it looks for what has taken the transaction's place.
    mustFail: /timeout|Timed out|could not be found/i,
    quick: /^trading/,
  },
  {
    title: 'a maximum that is no number',
    of: /trading|^(?:single|multihop)/,
    change: source => source.replace(/(const maxImpact = )2/, "$1'2%'"),
    mustFail: /price impact is above/,
    isFree: true,
    quick: /^(?:trading|single)/,
  },
  {
    title: 'a tolerance of 100%',
    of: TOLERATES,
    change: source => withTolerance(source, '1', '10_000n'),
    mustFail: /minimum is 0/,
  },
  {
    title: 'a tolerance of 5,000%',
    of: TOLERATES,
    change: source => withTolerance(source, '50', '500_000n'),
    mustFail: /minimum is 0|Invariant failed: NEGATIVE/,
  },
  {
    title: 'a tolerance below 0',
    of: /trading/,
    change: source => withTolerance(source, '-50, 10_000', ''),
    mustFail: /Invariant failed: SLIPPAGE_TOLERANCE/,
    isFree: true,
    quick: /^trading/,
  },
  ...['10_000n', '500_000n', '-50n'].map(basisPoints => ({
    title: `a contract, and a tolerance of ${basisPoints} basis points`,
    of: /^(?:single|multihop)/,
    change: (source: string) => withTolerance(source, '', basisPoints),
    mustFail: /Change the tolerance/,
    isFree: true,
  })),
  {
    title: 'one price of a range',
    of: /^(?:minting|position|swap-and)/,
    change: source => source.replace(/(const prices = \['[\d.]+'), '[\d.]+'/, '$1'),
    mustFail: /same usable tick|does not take both|minimum is 0/,
  },
  {
    title: 'B moves in parts, and in part back',
    of: /trading|^single/,
    before: () => changeCode(chain, B, 'PartsToken'),
  },
  {
    title: 'C moves in parts, and in part back',
    of: /^multihop/,
    before: () => changeCode(chain, C, 'PartsToken'),
  },
  {
    title: 'overtaken',
    of: /^trading|^minting|^single|^multihop/,
    fault: { overtaken: () => move(-500) },
    mustFail: /Too little received|Price slippage check/,
  },
  {
    title: 'output of 1 unit, overtaken',
    of: /trading|^single/,
    change: source => withAmount(source, '0.00000051'),
    amount: '0.00000051',
    fault: { overtaken: () => move(-500) },
    mustFail: /Too little received|Too few units/,
  },
  {
    title: 'A refuses an allowance of 0, overtaken',
    of: /^(?:trading|minting|single)/,
    before: () => changeCode(chain, A, 'NoZeroToken'),
    fault: { overtaken: () => move(-500) },
    keepsApproval: true,
    mustFail: /Too little received|Price slippage check/,
    quick: /^(?:trading|minting)/,
  },
  {
    title: 'overtaken across the range',
    of: /^range/,
    fault: { overtaken: () => move(800) },
    mustFail: /revert|unknown reason/,
  },
  {
    title: 'HTTP 429',
    of: EACH,
    fault: { status: 429 },
    mustFail: /429|Too Many Requests|maximum retry/i,
    quick: SOME,
  },
  refusal(-32005, 'limit exceeded'),
  refusal(-32000, 'header not found'),
  refusal(-32007, 'request limit reached'),
  refusal(429, 'compute units exceeded'),
  ...[
    { code: -32000, message: 'header not found' },
    // viem takes an error of this code for a revert.
    { code: -32603, message: 'Internal error' },
  ].map(error => ({
    title: `${error.message} once it has read the logs`,
    of: /^web3/,
    fault: { after: 'eth_getLogs', ...error },
    mustFail: new RegExp(error.message),
  })),
  {
    title: 'a revert in words alone once it has read the logs',
    of: /^web3/,
    fault: { after: 'eth_getLogs', code: -32000, message: 'execution reverted' },
    prints: /refused: execution reverted/,
  },
  // viem asks for a receipt again.
  failure('eth_getTransactionReceipt', 'mayFail'),
  // For the deadline, which collecting-fees reads before.
  { ...failure('eth_getBlockByNumber', 'mustFail'), of: /trading|^minting|^range|-swap\b/ },
  failure('eth_estimateGas', 'mustFail'),
  {
    title: 'a receipt that is late, then refused',
    of: WAITS,
    fault: 'has a receipt late',
    // viem says what the node said.
    mayFail: /InvalidInputRpcError/,
    quick: /^(?:v2-trading|modifying)/,
  },
  ...[
    { title: 'cancelled before a block takes it', reverts: false },
    { title: 'replaced by one that reverts', reverts: true },
  ].map(({ title, reverts }) => ({
    title,
    // ethers waits in vain for what a contract's function has sent, and then resets the approval.
    of: new RegExp(`(?:${WAITS.source}).*-viem`),
    fault: { replaced: () => replace(reverts) },
    patience: 20_000,
    mustFail: /replaced/,
    quick: /^trading/,
  })),
  {
    title: 'two confirmations',
    of: WAITS,
    change: source =>
      source
        .replaceAll('wait(1, ', 'wait(2, ')
        .replace(/(waitForTransactionReceipt\(.*\{ hash)/, '$1, confirmations: 2'),
    quick: /^(?:trading|web3)/,
  },
  {
    title: 'signs for nobody',
    of: /^modifying|^price-oracle|^collecting/,
    fault: 'signs for nobody',
    mustFail: /signs for nobody|no such account/,
  },
  {
    title: 'batches refused',
    of: EACH,
    fault: 'refuses batches',
    // What ethers and viem make of it; web3 basics explains both.
    mayFail: /missing response for request|reading 'error'/,
    quick: /^(?:trading|pool-data)/,
  },
  {
    title: 'a block behind',
    of: WAITS,
    fault: 'lags',
    mayFail: /STF|TRANSFER_FROM_FAILED|nonce|header not found/i,
    quick: /^(?:modifying|trading)/,
  },
  {
    title: 'answers after 20 s',
    of: EACH,
    fault: { slow: 20_000 / SPEED },
    mayFail: /took too long/,
    quick: /^trading/,
  },
]

/** Sends a transaction with the nonce of the one that waits: a cancellation, or a call that A does not have. */
async function replace(reverts: boolean) {
  for (const from of accounts) {
    const nonces = await Promise.all([
      node.getTransactionCount(from, 'latest'),
      node.getTransactionCount(from, 'pending'),
    ])
    if (nonces[0] === nonces[1]) continue
    const call = reverts ? { to: A, data: '0xffffffff' } : { to: from }
    const gas = { gas: toBeHex(100_000), gasPrice: toBeHex(100n * 10n ** 9n) }
    const request = { from, ...call, nonce: toBeHex(nonces[0]), ...gas }
    await node.send('anvil_impersonateAccount', [from])
    await node.send('eth_sendTransaction', [request])
  }
  await setAutomine(true)
  await node.send('anvil_mine', ['0x1'])
}

/** A pool of A and B in a tier that the factory did not have. */
async function openTier100() {
  const factory = new Interface(['function enableFeeAmount(uint24, int24)'])
  const asOwner = ownerOf(node, owner)
  await asOwner.send(swapx.v3Factory, factory.encodeFunctionData('enableFeeAmount', [100, 1]))
  await fund(node, swapx, owner)
  const amounts: [bigint, bigint] = [parseUnits('1000', 18), parseUnits('2000', 6)]
  await seedPools(asOwner, swapx, [{ tokens: [A, B], amounts, fee: 100 }])
}

/** A pool of A and B at the price of the others, which has B for a small fall of it alone. */
async function openShallowPool() {
  await fund(node, swapx, owner)
  const amounts: [bigint, bigint] = [parseUnits('10', 18), parseUnits('20', 6)]
  const ticks: [number, number] = [-269_900, -269_400]
  await seedPools(ownerOf(node, owner), swapx, [{ tokens: [A, B], amounts, fee: 500, ticks }])
}

/** A pool of A and B with much liquidity at the price of the others, and little below and above. */
async function openThinPool() {
  await fund(node, swapx, owner)
  const pool = (amountA: string, amountB: string, ticks: [number, number]) => ({
    tokens: [A, B] as [string, string],
    amounts: [parseUnits(amountA, 18), parseUnits(amountB, 6)] as [bigint, bigint],
    fee: 500 as const,
    ticks,
  })
  const deep = pool('40', '80', [-269_440, -269_340])
  const thin = pool('10', '20', [-290_000, -250_000])
  await seedPools(ownerOf(node, owner), swapx, [deep, thin])
}

/** A pool of A and B whose price has fallen onto tick 0. Its current tick is then -1. */
async function fallToTick() {
  await fund(node, swapx, owner)
  const amounts: [bigint, bigint] = [10n ** 10n, 10_003n * 10n ** 6n]
  await seedPools(ownerOf(node, owner), swapx, [{ tokens: [A, B], amounts, fee: 500 }])
  await movePriceTo(trader, swapx, 2n ** 96n, await deadline(), 500)
}

/** A pool of A and B with no position, at the price of two amounts: without them, 2 B for 1 A. */
const openEmptyPool = (amounts: [bigint, bigint] = [parseUnits('1', 18), parseUnits('2', 6)]) =>
  createPoolAtPrice(trader, swapx, [A, B], amounts, 500)

/** Pools on a path from A to C through the token without decimals. */
async function openCoarsePools() {
  await fund(node, swapx, owner)
  const asOwner = ownerOf(node, owner)
  const mint = new Interface(['function mint(address, uint256)'])
  await asOwner.send(coarse, mint.encodeFunctionData('mint', [owner, 10_000]))
  const pool = (token: string, amount: string, ofCoarse: bigint, fee: 500 | 3000) => {
    const sides: [string, bigint][] = [
      [token, parseUnits(amount, 18)],
      [coarse, ofCoarse],
    ]
    sides.sort(([one], [other]) => (BigInt(one) < BigInt(other) ? -1 : 1))
    const [[token0, amount0], [token1, amount1]] = sides as [[string, bigint], [string, bigint]]
    const tokens: [string, string] = [token0, token1]
    return { tokens, amounts: [amount0, amount1] as [bigint, bigint], fee }
  }
  await seedPools(asOwner, swapx, [pool(A, '400', 800n, 3000), pool(C, '2000', 8_000n, 500)])
}

/** Sends a call of a token from the programs' account. */
async function send(address: string, name: string, ...args: unknown[]) {
  const data = tokenAbi.encodeFunctionData(name, args)
  await (await signer.sendTransaction({ to: address, data })).wait()
}

const read = (address: string, name: string, ...args: string[]): Promise<bigint> =>
  new Contract(address, tokenAbi, node).getFunction(name)(...args)

const balanceOf = (address: string, account: string) => read(address, 'balanceOf', account)

/** What the accounts have paid for gas since a block. */
async function feesAfter(block: number): Promise<bigint> {
  const latest = await node.getBlockNumber()
  const numbers = Array.from({ length: latest - block }, (_, index) => block + 1 + index)
  const blocks = await Promise.all(numbers.map(number => node.getBlock(number)))
  const hashes = blocks.flatMap(found => found?.transactions ?? [])
  const receipts = await Promise.all(hashes.map(hash => node.getTransactionReceipt(hash)))
  const own = receipts.filter(receipt => receipt && accounts.includes(receipt.from))
  return own.reduce((sum, receipt) => sum + (receipt?.fee ?? 0n), 0n)
}

/** What the accounts hold of each token, and of native currency with its token, in smallest units. */
async function holdings() {
  const sumOf = async (address: string) => {
    const [one = 0n, two = 0n] = await Promise.all(accounts.map(name => balanceOf(address, name)))
    return one + two
  }
  const natives = await Promise.all(accounts.map(name => node.getBalance(name)))
  const native = natives.reduce((sum, one) => sum + one, await sumOf(wrapped))
  return { [A]: await sumOf(A), [B]: await sumOf(B), [C]: await sumOf(C), [wrapped]: native }
}

/** Allowances that the accounts have given since a block, and that are still there. */
async function allowancesAfter(block: number): Promise<string[]> {
  const topics = [tokenAbi.getEvent('Approval')?.topicHash ?? '']
  const left = new Set<string>()
  for (const log of await node.getLogs({ fromBlock: block, topics })) {
    // Other indexed arguments are those of an NFT.
    const approval = log.topics.length === 3 ? tokenAbi.parseLog(log)?.args : undefined
    if (log.blockNumber === block || !accounts.includes(approval?.owner)) continue
    const value = await read(log.address, 'allowance', approval?.owner, approval?.spender)
    if (value > 0n) left.add(`${value} ${names[log.address]} stay approved`)
  }
  return [...left]
}

/** What programs may take of their first token, in whole units. */
const named: [RegExp, number][] = [
  [/trading|^collecting|^web3/, 10],
  [/^minting/, 100],
  [/^range/, 50],
  [/^single|^multihop/, 1],
]

/** Tokens that have gone, or have not come, as a program says. */
function wrongAmounts(
  program: string,
  { amount }: Case,
  source: string,
  printed: string,
  gained: (address: string) => bigint,
): string[] {
  const found: string[] = []
  // A route back to its first token pays and gains it: its case says what is printed.
  const roles = [...source.matchAll(/^const ([ABC]) = \D*?'(0x\w{40})'/gm)].filter(
    ([, , address], _, all) => all.filter(other => other[2] === address).length === 1,
  )
  const inUnits = (raw: bigint, address: string) =>
    formatUnits(raw, decimals[address]).replace(/\.0$/, '')
  const says = (verb: string, role: string) =>
    new RegExp(`${verb} ([\\d.]+) ${role}$`, 'm').exec(printed)?.[1]?.replace(/\.0$/, '')
  const [, most = 0] = named.find(([pattern]) => pattern.test(program)) ?? []
  for (const [, role = '', address = ''] of roles) {
    const change = gained(address)
    const bound = parseUnits(`${role === 'A' && most ? (amount ?? most) : 0}`, decimals[address])
    const received = says('received', role)
    const took = says('took', role) ?? says('and', role)
    if (/^web3|^collecting|^modifying/.test(program)) {
      if (-change > bound) found.push(`${inUnits(-change, address)} ${role} have gone`)
    } else if (/^minting/.test(program) && printed) {
      if (took !== inUnits(-change, address) || (role === 'A' && -change > bound))
        found.push(`says ${took} ${role}, took ${inUnits(-change, address)}`)
    } else if (received && role !== 'A') {
      if (received !== inUnits(change, address))
        found.push(`says ${received} ${role}, got ${inUnits(change, address)}`)
      // Rounding leaves less than a thousandth.
    } else if (-change > bound || (printed && -change < bound - bound / 1000n))
      found.push(`${inUnits(-change, address)} ${role} have gone`)
  }
  return found
}

let runs = 0

/** Runs a program in one case, on a copy of the chain. What is wrong with it, in words; and whether it failed. */
async function tryOut(program: string, one: Case) {
  const snapshot = await node.send('evm_snapshot', [])
  const source = readFileSync(join(FOLDER, program), 'utf8')
  const changed = one.change?.(source, program) ?? source
  if (one.before) {
    await one.before()
    // So that a pool that was just created, or a price that was just moved, has a history.
    await advance(60)
  }
  const block = await node.getBlockNumber()
  const held = await holdings()

  const file = join(folder, `${++runs}-${program}`)
  writeFileSync(file, changed.replaceAll(NODE, proxy.url))
  proxy.fail(one.fault)
  const isSlow = typeof one.fault === 'object' && 'slow' in one.fault
  runner.send({
    file: pathToFileURL(file).href,
    key: one.key ?? process.env.PRIVATE_KEY,
    speed: isSlow ? SPEED : 1,
    patience: one.patience,
  })
  const [answer] = await Promise.race([once(runner, 'message'), died])
  const { printed, error }: { printed: string; error?: string } = answer
  proxy.fail(undefined)

  const now = await holdings()
  now[wrapped] = (now[wrapped] ?? 0n) + (await feesAfter(block))
  const gained = (address: string) => (now[address] ?? 0n) - (held[address] ?? 0n)
  const found = wrongAmounts(program, one, changed, error ? '' : printed, gained)
  if (!one.keepsApproval) found.push(...(await allowancesAfter(block)))
  if (one.change && changed === source) found.push('has nothing to change')
  // Read from a block before its own transaction.
  if (/(\d+), (?:then|next) \1$/m.test(printed)) found.push(`shows no change: ${printed}`)
  if (error && !(one.mustFail ?? one.mayFail)?.test(error)) {
    const waiting = JSON.stringify(await node.send('txpool_inspect', []))
    found.push(`says ${error}, while the node's pool has ${waiting}`)
  }
  if (`${printed}${error}`.includes(process.env.PRIVATE_KEY?.slice(2) ?? ''))
    found.push('shows the key')
  if (error && one.isFree && (await feesAfter(block)) > 0n) found.push('has paid for nothing')
  if (one.prints && !one.prints.test(printed)) found.push(`prints ${printed}`)
  if (!error && one.mustFail) found.push(`does not fail, and prints ${printed}`)
  await node.send('evm_revert', [snapshot])
  return { found, printed, error }
}

const rows: string[] = cases.map(({ title }, index) => `${index + 1} ${title}`)
afterAll(() => console.log(['✓ right, E says what is wrong, ✗ wrong', ...rows].join('\n')))

const programs = readdirSync(FOLDER).filter(file => file.endsWith('.mts'))

test.each(programs)('%s survives its reader', { timeout: 300_000 }, async program => {
  const wrong: string[] = []
  const marks: string[] = []
  for (const one of cases) {
    const concerned = isQuick ? (one.quick ?? one.of) : one.of
    if (!concerned.test(program)) {
      marks.push('·')
      continue
    }
    const { found, printed, error } = await tryOut(program, one)
    wrong.push(...found.map(text => `${one.title}: ${text}`))
    marks.push(found.length > 0 ? '✗' : error ? 'E' : '✓')
    if (one.title === 'as printed')
      await expect(printed).toMatchFileSnapshot(program.replace(/(?:-viem)?\.mts$/, '.out.txt'))
  }
  rows.push(`${program.padEnd(32)} ${marks.join(' ')}`)
  ranSamples.add(`programs/${program}`)
  expect(wrong).toEqual([])
})

test('nothing that a program leaves open keeps Node running', async () => {
  runner.disconnect()
  expect(await once(runner, 'exit')).toEqual([0, null])
})
