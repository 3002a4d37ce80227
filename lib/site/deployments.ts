/** The contracts and values of a deployment by the names that settings and samples give them. */
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

type Setting = keyof typeof contractNames

/** The addresses and hashes of one chain; what is not published is left out. */
export type Deployment = {
  chainId: number
  chainName: string
  /** Day from which on the addresses are published, such as `2026-01-31`. */
  since: `${number}-${number}-${number}`
  contracts: Partial<Record<Setting, `0x${string}`>>
}

/**
 * Published deployments. Add one entry a chain, each value read from the deployment's own record
 * and checked on the chain; pages and `/deployments.json` show it at once,
 * and the status at the head of the overviews changes with it.
 */
export const deployments: Deployment[] = []

/**
 * Whether there is a public deployment, in a line that ends with a link: to the local chain, or to the
 * list of addresses.
 */
export function deploymentSummary(published = deployments) {
  if (published.length === 0)
    return {
      status: 'No public deployment yet.',
      before: ' Everything here runs on the ',
      link: { href: '/sdk/v3/guides/local-development', label: 'local chain' },
    }
  const chains = published.map(({ chainId, chainName }) => `${chainName} (chain ID ${chainId})`)
  return {
    status: `Deployed on ${chains.join(', ')}.`,
    before: ' Take addresses only from the ',
    link: { href: '/contract#addresses', label: 'address table' },
  }
}

/** What is published, for which chains and since when: a sentence each. */
export function deploymentStatus(published = deployments): string[] {
  if (published.length === 0)
    return ['No addresses of SwapX contracts have been published yet, on any chain.']
  return published.map(
    ({ chainId, chainName, since }) =>
      `Addresses on ${chainName} (chain ID ${chainId}) have been published since ${since}.`,
  )
}

/** The values of a deployment, a row each, and a column for each chain that has any. */
export function deploymentTable(published = deployments) {
  const chains = published.map(({ chainId, chainName }) => `${chainName} (${chainId})`)
  const rows = Object.entries(contractNames).map(([setting, name]) => ({
    name,
    setting,
    values: published.map(({ contracts }) => contracts[setting as Setting]),
  }))
  return { columns: ['Contract or value', 'Setting', ...chains], rows }
}

/** Stands in place of a value that a chain lacks. */
export const NOT_PUBLISHED = 'not published'
