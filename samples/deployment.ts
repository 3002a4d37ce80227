/** One deployment of SwapX: what the address tables list, for one chain. */
export type Deployment = {
  chainId: number
  rpcUrl: string
  wrappedNative: string
  v2Factory: string
  v2Router02: string
  v2PairInitCodeHash: string
  v3Factory: string
  v3PoolInitCodeHash: string
  swapRouter: string
  nonfungiblePositionManager: string
  tokenDescriptor: string
  quoter: string
  quoterV2: string
  tickLens: string
  v3Staker: string
  /** Tokens to trade with: A and C have 18 decimals, B has 6. */
  tokens: { A: string; B: string; C: string }
}

/** What a program of the guides runs with. */
export type Environment = {
  swapx: Deployment
  /** Key of the account that signs. */
  privateKey: string
}
