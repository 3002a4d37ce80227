/** A term of the protocol. Pages link its first use to its entry at the foot of `/study`. */
export type Term = {
  /** the entry's anchor on `/study` */
  id: string
  name: string
  /** forms that are linked in pages, in any case; without them, nothing is linked automatically */
  forms?: string[]
  /** two sentences, true of the reference contracts */
  definition: string
  /** page that explains it */
  page: string
}

/** The page that ends with the glossary. */
export const GLOSSARY_PATH = '/study'

/**
 * The glossary, in the order of its names. The address of each explanation is checked by a test.
 */
export const glossary: Term[] = [
  {
    id: 'active-liquidity',
    name: 'Active liquidity',
    forms: ['active liquidity'],
    definition:
      'The liquidity of a v3 pool that is in range: the sum over all positions whose range contains the current tick. Only this liquidity prices a swap and earns its fee.',
    page: '/sdk/v3/guides/advanced/active-liquidity#the-idea',
  },
  {
    id: 'arbitrage',
    name: 'Arbitrage',
    forms: ['arbitrage'],
    definition:
      'Buying a token where it is cheaper and selling it where it is more expensive, until the prices meet. It keeps the price of a pool close to that of other markets.',
    page: '/contract/swapx-v2/concepts/protocol-overview/how-it-works#arbitrage-follows-the-market',
  },
  {
    id: 'callback',
    name: 'Callback',
    forms: ['callback', 'callbacks'],
    definition:
      'A function of your contract that a pair or pool calls in the middle of its own call, so that you can pay or act at that point. Anyone can call it, so it must check that the caller is the right pair or pool, and in v2 also who started the swap.',
    page: '/contract/swapx-v3/overview#core-and-periphery',
  },
  {
    id: 'concentrated-liquidity',
    name: 'Concentrated liquidity',
    forms: ['concentrated liquidity'],
    definition:
      'Liquidity that is offered between two prices instead of at every price. Within its range, the same deposit lets a swap move the price less; outside the range it earns no fees.',
    page: '/contract/swapx-v3/overview#concentrated-liquidity-in-brief',
  },
  {
    id: 'fee-growth',
    name: 'Fee growth',
    forms: ['fee growth'],
    definition:
      'The fees that a v3 pool has collected so far per unit of active liquidity, without the protocol fee, counted for each token and stored times 2¹²⁸. A position has earned its liquidity times the growth inside its range since its last update.',
    page: '/sdk/v3/guides/advanced/introduction#fee-growth',
  },
  {
    id: 'fee-tier',
    name: 'Fee tier',
    forms: ['fee tier', 'fee tiers'],
    definition:
      'A swap fee that the v3 factory has enabled, together with its tick spacing. Two tokens have at most one pool for each tier.',
    page: '/contract/swapx-v3/overview#fee-tiers',
  },
  {
    id: 'flash-swap',
    name: 'Flash swap',
    forms: ['flash swap', 'flash swaps'],
    definition:
      'A v2 swap in which the pair sends the tokens first and checks the payment after it has called your contract. If the payment is too small, the swap reverts along with everything done in it.',
    page: '/contract/swapx-v2/concepts/core-concepts/flash-swaps#what-a-flash-swap-is',
  },
  {
    id: 'impermanent-loss',
    name: 'Impermanent loss',
    forms: ['impermanent loss'],
    definition:
      'How much less a deposit is worth than the same tokens held outside the pool, once the price has changed. It disappears if the price returns, and fees can outweigh it.',
    page: '/contract/swapx-v2/concepts/advanced-topics/understanding-returns#impermanent-loss',
  },
  {
    id: 'init-code-hash',
    name: 'Init code hash',
    forms: ['init code hash', 'init code hashes'],
    definition:
      'The Keccak-256 hash of the creation code of a pair or pool. Together with the deploying contract and the two tokens, in v3 also the fee, it determines the address of each pair or pool.',
    page: '/contract/swapx-v3/technical-reference/core/SwapXV3PoolDeployer#check-the-init-code-hash',
  },
  {
    id: 'initialised-tick',
    name: 'Initialised tick',
    forms: ['initialised tick', 'initialised ticks', 'initialized tick', 'initialized ticks'],
    definition:
      'A tick at which at least one position with liquidity begins or ends. When the price crosses it, positions come into range or leave it, and the pool adjusts its active liquidity.',
    page: '/contract/swapx-v3/overview#concentrated-liquidity-in-brief',
  },
  {
    id: 'k',
    name: 'K',
    forms: ['constant product'],
    definition:
      'The product of the two reserves of a v2 pair. After the fee is taken off the input, a swap must leave it at least as large as before, so it grows with the fees that stay in the pair.',
    page: '/contract/swapx-v2/concepts/protocol-overview/how-it-works#the-constant-product',
  },
  {
    id: 'liquidity',
    name: 'Liquidity',
    forms: ['liquidity'],
    definition:
      'How much a pool offers around its price: the more there is, the less a swap moves the price. In v3 it is the square root of the product of the virtual reserves; v2 counts shares of it as LP tokens.',
    page: '/contract/swapx-v3/overview#concentrated-liquidity-in-brief',
  },
  {
    id: 'liquidity-provider',
    name: 'Liquidity provider (LP)',
    forms: ['liquidity provider', 'liquidity providers', 'LP', 'LPs'],
    definition:
      'Anyone who deposits tokens into a pool for others to swap against. Providers earn the swap fee, less the protocol fee, and bear impermanent loss.',
    page: '/contract/swapx-v2/concepts/protocol-overview/ecosystem-participants#liquidity-provider',
  },
  {
    id: 'lp-token',
    name: 'LP token',
    forms: ['LP token', 'LP tokens'],
    definition:
      'The ERC-20 token that a v2 pair mints for a deposit and burns for a withdrawal. It is a share of everything the pair holds, fees included.',
    page: '/contract/swapx-v2/concepts/advanced-topics/understanding-returns#what-an-lp-token-is-worth',
  },
  {
    id: 'mid-price',
    name: 'Mid price',
    forms: ['mid price', 'mid prices'],
    definition:
      'The current price of a pool, before fee and price impact; in v2 it is the ratio of the reserves. No swap gets quite this price.',
    page: '/contract/swapx-v2/concepts/advanced-topics/price#four-numbers-that-are-not-the-same',
  },
  {
    id: 'minimum-liquidity',
    name: 'Minimum liquidity',
    forms: ['minimum liquidity'],
    definition:
      'The first 1,000 smallest units of the LP token of a v2 pair, which are minted to the zero address. Nobody can burn them, so their share of the tokens stays in the pair.',
    page: '/contract/swapx-v2/concepts/protocol-overview/smart-contract#minimum-liquidity',
  },
  {
    id: 'multicall',
    name: 'Multicall',
    forms: ['multicall', 'multicalls'],
    definition:
      'Several calls in one. The v3 router, position manager and staker each have a function that runs all of them or none in one transaction; the contract Multicall3 bundles reads.',
    page: '/contract/swapx-v3/technical-reference/periphery/NonfungiblePositionManager#several-calls-in-one',
  },
  {
    id: 'observation',
    name: 'Observation',
    forms: ['observation', 'observations'],
    definition:
      'An entry that a v3 pool stores at most once per block: the time, and running sums from which averages of the tick and of the liquidity follow. A pool has room for one entry at first, and for 65,535 at most.',
    page: '/sdk/v3/guides/advanced/price-oracle#how-a-pool-remembers',
  },
  {
    id: 'path',
    name: 'Path',
    definition:
      'The route of a swap through one or more pools. In v2 it is a list of token addresses; in v3 it is bytes that hold the addresses with the fee of each pool between them, in reverse order for an exact output.',
    page: '/contract/swapx-v3/guides/Implement-A-Swap/multihop-swaps#the-path',
  },
  {
    id: 'periphery',
    name: 'Periphery',
    forms: ['periphery'],
    definition:
      'Contracts without special rights that make the core safe to use, such as the routers and the position manager. They check your limits and your deadline; the core holds the tokens.',
    page: '/contract#the-contracts',
  },
  {
    id: 'permit',
    name: 'Permit',
    forms: ['permit', 'permits'],
    definition:
      'A signature with which the owner of tokens or of a position approves a spender without sending a transaction. Anyone may submit it, once and until its deadline.',
    page: '/contract/swapx-v3/technical-reference/periphery/SwapRouter#permit-and-swap',
  },
  {
    id: 'position',
    name: 'Position',
    definition:
      'An amount of liquidity that one owner has in a v3 pool, between a lower and an upper tick. It is in range, and earns fees, while lower tick ≤ current tick < upper tick.',
    page: '/contract/swapx-v3/overview#concentrated-liquidity-in-brief',
  },
  {
    id: 'position-token',
    name: 'Position token',
    forms: ['position token', 'position tokens', 'NFT', 'NFTs'],
    definition:
      'The ERC-721 token (NFT) that the position manager mints for each deposit that opens a v3 position through it. Whoever holds it controls that position, its liquidity and its fees.',
    page: '/contract/swapx-v3/technical-reference/periphery/NonfungiblePositionManager#the-position-token',
  },
  {
    id: 'price-impact',
    name: 'Price impact',
    forms: ['price impact'],
    definition:
      'How much worse than the mid price a swap is executed, because its own amount moves the price. The SDKs include the swap fee in it.',
    page: '/contract/swapx-v2/concepts/advanced-topics/price#price-impact',
  },
  {
    id: 'protocol-fee',
    name: 'Protocol fee',
    forms: ['protocol fee', 'protocol fees'],
    definition:
      'The part of the fees that goes to the protocol instead of the liquidity providers; it can be off. Switched on, it is a sixth of the growth of √k in v2, and 1/4 to 1/10 of swap and flash fees in v3, set for each pool and token.',
    page: '/contract/swapx-v2/concepts/advanced-topics/fees#protocol-fee',
  },
  {
    id: 'range-order',
    name: 'Range order',
    forms: ['range order', 'range orders'],
    definition:
      'A v3 position on one side of the current price, which turns from one token into the other as the price crosses its range. It must be withdrawn then, or it turns back when the price returns.',
    page: '/sdk/v3/guides/advanced/range-orders#how-it-works',
  },
  {
    id: 'raw-amount',
    name: 'Raw amount',
    forms: ['raw amount', 'raw amounts', 'smallest unit', 'smallest units'],
    definition:
      'An amount as contracts count it: an integer, in smallest units of the token. Divided by ten to the power of the decimals of the token, it is the amount that people read.',
    page: '/sdk#units-and-rounding',
  },
  {
    id: 'reserves',
    name: 'Reserves',
    forms: ['reserve', 'reserves'],
    definition:
      'The amounts of both tokens that a v2 pair has recorded. Prices follow from these, not from the balances, which may differ.',
    page: '/contract/swapx-v2/concepts/core-concepts/pools#balances-and-reserves',
  },
  {
    id: 'sandwich-attack',
    name: 'Sandwich attack',
    forms: ['sandwich', 'sandwich attack', 'sandwich attacks'],
    definition:
      'Two swaps around yours: the first worsens your price, the second takes the profit. Your minimum output limits how much the attacker can take.',
    page: '/contract/swapx-v2/concepts/advanced-topics/security#sandwich-attacks',
  },
  {
    id: 'slippage',
    name: 'Slippage',
    forms: ['slippage'],
    definition:
      'The difference between the quoted amount and the amount of the executed swap, caused by price moves in between. A minimum output or a maximum input limits it.',
    page: '/contract/swapx-v2/concepts/advanced-topics/price#slippage-and-the-minimum',
  },
  {
    id: 'sqrtpricex96',
    name: 'sqrtPriceX96',
    forms: ['sqrtPriceX96'],
    definition:
      'The price of a v3 pool as it is stored: the square root of the price, times 2⁹⁶, as an integer. The price is token1 per token0, both in smallest units.',
    page: '/sdk/v3/guides/advanced/introduction#price',
  },
  {
    id: 'tick',
    name: 'Tick',
    forms: ['tick', 'ticks'],
    definition:
      'An integer from −887,272 to 887,272 that stands for a price: 1.0001 to the power of the tick, in token1 per token0 and smallest units. Positions of v3 begin and end at ticks.',
    page: '/sdk/v3/guides/advanced/introduction#ticks',
  },
  {
    id: 'tick-spacing',
    name: 'Tick spacing',
    forms: ['tick spacing', 'tick spacings'],
    definition:
      'The positions of a v3 pool may begin and end only at multiples of this number of ticks. It comes from the fee tier and never changes for a pool.',
    page: '/contract/swapx-v3/overview#concentrated-liquidity-in-brief',
  },
  {
    id: 'twap',
    name: 'Time-weighted average price (TWAP)',
    forms: ['TWAP', 'TWAPs', 'time-weighted average price', 'time-weighted average prices'],
    definition:
      'The mean of a price over a time window, arithmetic in v2 and geometric in v3, in which each price counts for as long as it lasted. A price that is reversed within its block does not count, but one that stands until the next block does: a single push, if large enough, moves the mean.',
    page: '/contract/swapx-v2/concepts/advanced-topics/price#time-weighted-average-price',
  },
  {
    id: 'virtual-reserves',
    name: 'Virtual reserves',
    forms: ['virtual reserves'],
    definition:
      'The reserves that a v2 pair would need to price swaps as a v3 pool does at its current price. The positions in range hold less, since each serves swaps only up to the ends of its range.',
    page: '/contract/swapx-v3/overview#concentrated-liquidity-in-brief',
  },
  {
    id: 'wrapped-native-token',
    name: 'Wrapped native token',
    forms: ['wrapped native token', 'wrapped native tokens'],
    definition:
      'An ERC-20 token that stands one to one for the native currency of the chain. Pools hold ERC-20 tokens only, so the periphery can wrap and unwrap for you.',
    page: '/sdk#native-currency',
  },
]
