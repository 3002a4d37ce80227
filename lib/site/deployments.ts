/** Contracts and values of a deployment by their keys in settings and samples. */
export const contractNames = {
  wrappedNative: 'Wrapped native token',
  v2Factory: 'SwapXV2Factory',
  v2Router02: 'SwapXV2Router02',
  v2PairInitCodeHash: 'Init code hash of the v2 pair',
  v3Factory: 'SwapXV3Factory',
  v3PoolInitCodeHash: 'Init code hash of the v3 pool',
  swapRouter: 'SwapRouter',
  nonfungiblePositionManager: 'NonfungiblePositionManager',
  tokenDescriptor: 'NonfungibleTokenPositionDescriptor',
  quoter: 'Quoter',
  quoterV2: 'QuoterV2',
  tickLens: 'TickLens',
  v3Staker: 'UniswapV3Staker',
  multicall3: 'Multicall3',
} as const

export type Setting = keyof typeof contractNames

/** The published addresses and hashes of one chain. */
export type Deployment = {
  chainId: number
  chainName: string
  /** Date of publication, such as `2026-01-31`. */
  since: `${number}-${number}-${number}`
  contracts: Partial<Record<Setting, `0x${string}`>>
}

/**
 * Published deployments, one entry for each chain. Read each value from the record of the deployment and
 * check it on the chain. Pages, `/deployments.json` and the status of the overviews follow from it.
 */
export const deployments: Deployment[] = []

/**
 * The status of the deployment, followed by a link to the local chain or to the addresses.
 */
export function deploymentSummary(published = deployments) {
  if (published.length === 0)
    return {
      status: 'No public deployment yet.',
      before: ' Use the ',
      link: { href: '/sdk/v3/guides/local-development', label: 'local chain' },
    }
  const chains = published.map(({ chainId, chainName }) => `${chainName} (chain ID ${chainId})`)
  return {
    status: `Deployed on ${chains.join(', ')}.`,
    before: ' Take addresses only from the ',
    link: { href: '/contract#addresses', label: 'address table' },
  }
}

/** A sentence for each chain with published addresses. */
export function deploymentStatus(published = deployments): string[] {
  if (published.length === 0)
    return ['No addresses of SwapX contracts have been published yet, on any chain.']
  return published.map(
    ({ chainId, chainName, since }) =>
      `Addresses on ${chainName} (chain ID ${chainId}) have been published since ${since}.`,
  )
}
