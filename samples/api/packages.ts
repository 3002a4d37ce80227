import { readFileSync } from 'node:fs'
import path from 'node:path'

/** SDKs, read from their type declarations. */
export const sdks = ['@uniswap/sdk-core', '@uniswap/v2-sdk', '@uniswap/v3-sdk']

const CORE = 'artifacts/contracts'

/** Artifacts of contracts, by package. */
export const contracts: Record<string, string[]> = {
  '@uniswap/v2-core': ['build/UniswapV2Factory.json', 'build/UniswapV2Pair.json'],
  '@uniswap/v2-periphery': ['build/UniswapV2Router02.json'],
  '@uniswap/v3-core': [
    `${CORE}/UniswapV3Factory.sol/UniswapV3Factory.json`,
    `${CORE}/UniswapV3Pool.sol/UniswapV3Pool.json`,
    `${CORE}/interfaces/IUniswapV3PoolDeployer.sol/IUniswapV3PoolDeployer.json`,
  ],
  '@uniswap/v3-periphery': [
    `${CORE}/NonfungiblePositionManager.sol/NonfungiblePositionManager.json`,
    `${CORE}/NonfungibleTokenPositionDescriptor.sol/NonfungibleTokenPositionDescriptor.json`,
    `${CORE}/SwapRouter.sol/SwapRouter.json`,
    `${CORE}/V3Migrator.sol/V3Migrator.json`,
    `${CORE}/lens/Quoter.sol/Quoter.json`,
    `${CORE}/lens/QuoterV2.sol/QuoterV2.json`,
    `${CORE}/lens/TickLens.sol/TickLens.json`,
  ],
}

const INSTALLED = path.resolve(import.meta.dirname, '../node_modules')

/** Absolute path of a file of an installed package. */
export function packageFile(name: string, file: string): string {
  return path.join(INSTALLED, name, file)
}

export function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
