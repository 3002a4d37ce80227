/**
 * Paths of the code that no input takes: the text stays on others, or belongs
 * to `impossible`.
 */
export type DeadPath = {
  text: string
  contract: string
  members?: string[]
  why: string
}

const PATH_IS_MADE = 'The router makes the path of one pool itself, 43 bytes long.'
const EXISTS_FIRST = 'The position token has been found to exist before.'
const EXTENDED = 'The paths of several pools are at least 66 bytes long, so 43 are left.'
const PAIR_IS_MADE = 'Two equal tokens or the zero address have no pair: the factory refuses first.'
const FROM_POSITION = 'The ticks of a position have been checked when it was minted.'

/** What the walk through the bytecode finds and no call reaches. */
export const deadPaths: DeadPath[] = [
  {
    text: 'ds-math-sub-underflow',
    contract: 'UniswapV2Pair',
    members: ['burn', 'swap'],
    why: 'The pair burns LP tokens that it holds, and an input is part of the balance.',
  },
  {
    text: 'ds-math-add-overflow',
    contract: 'UniswapV2Pair',
    members: ['transfer', 'transferFrom'],
    why: 'All balances together are the total supply, which has not overflown.',
  },
  {
    text: 'ds-math-add-overflow',
    contract: 'UniswapV2Router02',
    members: [
      ...['getAmountIn', 'getAmountsIn'],
      ...['swapTokensForExactTokens', 'swapTokensForExactETH', 'swapETHForExactTokens'],
    ],
    why: 'The quotient that gets 1 more has a divisor of at least 997.',
  },
  ...['UniswapV2Library: IDENTICAL_ADDRESSES', 'UniswapV2Library: ZERO_ADDRESS'].map(text => ({
    text,
    contract: 'UniswapV2Router02',
    members: ['addLiquidity', 'addLiquidityETH'],
    why: PAIR_IS_MADE,
  })),
  {
    text: 'R',
    contract: 'UniswapV3Pool',
    members: ['swap'],
    why: 'A swap ends within its price limit, which is checked first.',
  },
  {
    text: 'T',
    contract: 'UniswapV3Pool',
    why: 'Ticks are checked with TLM and TUM before.',
  },
  {
    text: 'T',
    contract: 'NonfungiblePositionManager',
    members: ['increaseLiquidity'],
    why: FROM_POSITION,
  },
  { text: 'T', contract: 'NFTDescriptor', why: FROM_POSITION },
  {
    text: 'I',
    contract: 'UniswapV3Pool',
    members: ['increaseObservationCardinalityNext'],
    why: 'A pool without a price is locked.',
  },
  {
    text: 'OLD',
    contract: 'UniswapV3Pool',
    members: ['burn', 'mint', 'snapshotCumulativesInside', 'swap'],
    why: 'They ask for the present time.',
  },
  {
    text: 'LS',
    contract: 'UniswapV3Pool',
    members: ['mint', 'swap'],
    why: 'A mint adds liquidity, and a tick takes no more out than it has put in.',
  },
  {
    text: 'LO',
    contract: 'UniswapV3Pool',
    members: ['burn'],
    why: 'The liquidity at the tick was within the limit before.',
  },
  {
    text: 'LA',
    contract: 'UniswapV3Pool',
    why: 'The liquidity at each tick is limited to less, with LO.',
  },
  {
    text: 'NP',
    contract: 'UniswapV3Pool',
    members: ['mint'],
    why: 'A mint of 0 has been refused before.',
  },
  {
    text: 'ERC721: owner query for nonexistent token',
    contract: 'NonfungiblePositionManager',
    members: ['burn', 'collect', 'decreaseLiquidity', 'safeTransferFrom', 'transferFrom'],
    why: EXISTS_FIRST,
  },
  {
    text: 'ERC721: approved query for nonexistent token',
    contract: 'NonfungiblePositionManager',
    members: ['burn', 'collect', 'decreaseLiquidity', 'safeTransferFrom', 'transferFrom'],
    why: EXISTS_FIRST,
  },
  {
    text: 'ST',
    contract: 'NonfungiblePositionManager',
    members: ['uniswapV3MintCallback'],
    why: 'The payer is who has called the position manager, never the manager itself.',
  },
  ...['toAddress_outOfBounds', 'toUint24_outOfBounds'].map(text => ({
    text,
    contract: 'SwapRouter',
    members: ['exactInput', 'exactInputSingle', 'exactOutputSingle'],
    why: `${PATH_IS_MADE} exactInput cuts the path first, with slice_outOfBounds.`,
  })),
  {
    text: 'slice_outOfBounds',
    contract: 'SwapRouter',
    members: ['uniswapV3SwapCallback'],
    why: EXTENDED,
  },
  { text: 'slice_outOfBounds', contract: 'Quoter', why: EXTENDED },
  { text: 'slice_outOfBounds', contract: 'QuoterV2', why: EXTENDED },
]

/** Texts of contracts that no call brings up. */
export const impossible: Record<string, string> = {
  'Address: call to non-contract': 'Only a recipient with code is asked whether it takes a token.',
  'Address: insufficient balance for call': 'That question carries no value.',
  'AddressStringUtil: INVALID_LEN': 'The only caller asks for 6 digits.',
  'ERC721: token already minted': 'The position manager counts its tokens upwards.',
  ONI: 'A pool writes its observations in turn, so the one before the latest is there.',
  'SafeMath: addition overflow': 'Sums of digits, places and numbers below 512.',
  'SafeMath: division by zero': 'Divisors are prices within the bounds, and powers of 10.',
  'SafeMath: multiplication overflow': 'A price of 160 bits times 10^9 at most.',
  'SignedSafeMath: subtraction overflow': 'A difference of two numbers of 8 bits.',
  'Strings: hex length insufficient': 'Addresses are written with 40 digits.',
  slice_overflow: `The lengths are those of paths, and offsets are constant. ${EXTENDED}`,
  toAddress_overflow: 'The offsets are 0 and 23.',
  toUint24_overflow: 'The offset is 20.',
}
