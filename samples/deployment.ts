import { readFileSync } from 'node:fs'

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

/**
 * `deployment.json`, or the file that the variable `SWAPX_DEPLOYMENT` names.
 */
export function deploymentFile(): string {
  return process.env.SWAPX_DEPLOYMENT ?? 'deployment.json'
}

/** Reads the deployment file. */
export function readDeployment(): Deployment {
  return JSON.parse(readFileSync(deploymentFile(), 'utf8'))
}
