/** The contracts of a protocol version with the names under which SDK settings know them. */
export const contractNames = {
  v2: {
    v2Factory: 'SwapXV2Factory',
    v2Router02: 'SwapXV2Router02',
    v2PairInitCodeHash: 'Init code hash of the pair',
    wrappedNative: 'Wrapped native token',
  },
  v3: {
    v3Factory: 'SwapXV3Factory',
    v3PoolInitCodeHash: 'Init code hash of the pool',
    nonfungiblePositionManager: 'NonfungiblePositionManager',
    tokenDescriptor: 'NonfungibleTokenPositionDescriptor',
    swapRouter: 'SwapRouter',
    quoter: 'Quoter',
    quoterV2: 'QuoterV2',
    tickLens: 'TickLens',
    v3Staker: 'UniswapV3Staker',
    multicall3: 'Multicall3',
    wrappedNative: 'Wrapped native token',
  },
} as const

export type ProtocolVersion = keyof typeof contractNames

type SettingName = { [Version in ProtocolVersion]: keyof (typeof contractNames)[Version] }

/** The addresses and hashes of one chain; what is not published is left out. */
export type Deployment = {
  chainId: number
  chainName: string
  contracts: Partial<Record<SettingName[ProtocolVersion], `0x${string}`>>
}

/**
 * Published deployments. Add one entry a chain, each value read from the deployment's own record
 * and checked on the chain; pages show it at once.
 */
export const deployments: Deployment[] = []

/**
 * The table of a protocol version's addresses, a column a chain and a row a contract. What is not
 * published has no value.
 */
export function deploymentTable(version: ProtocolVersion) {
  const chains = deployments.map(({ chainId, chainName }) => `${chainName} (chain ${chainId})`)
  const rows = Object.entries(contractNames[version]).map(([setting, name]) => {
    const values = deployments.map(({ contracts }) => contracts[setting as keyof typeof contracts])
    return { name, setting, values: values.length > 0 ? values : [undefined] }
  })
  const columns = chains.length > 0 ? chains : ['Address']
  return { columns: ['Contract or value, and its setting', ...columns], rows }
}

/** Stands in place of what has no value. */
export const NOT_PUBLISHED = 'not published yet'
