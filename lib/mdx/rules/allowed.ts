import { readFileSync } from 'node:fs'
import { publicHashes } from './public-hashes'

const SAMPLES = 'samples/package.json'
const DEPLOYMENTS = 'lib/site/deployments.ts'

/** Packages that readers may be told to install, beside those that the samples use. */
const morePackages = ['@uniswap/lib']

/** Packages that prose may name, to warn of them, and code may not use. */
export const namedInProse: { pattern: RegExp; reason: string }[] = [
  {
    pattern:
      /^@uniswap\/(?:permit2|permit2-sdk|router-sdk|smart-order-router|swap-router-contracts|universal-router|universal-router-sdk)$/,
    reason: 'needs contracts that SwapX does not have',
  },
  { pattern: /^@ethersproject\//, reason: 'is a part of ethers 5, and samples use ethers 6' },
]

export type Allowed = { packages: string[]; addresses: Set<string>; hashes: Set<string> }

/** What pages and samples may name. Addresses and hashes are in small letters. */
export function readAllowed(): Allowed {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(SAMPLES, 'utf8'),
  )
  const used = { ...dependencies, ...devDependencies, ...optionalDependencies }
  const deployments = readFileSync(DEPLOYMENTS, 'utf8').toLowerCase()
  return {
    packages: [...Object.keys(used), ...morePackages],
    addresses: new Set(deployments.match(/0x[\da-f]{40}\b/g)),
    hashes: new Set([...publicHashes, ...(deployments.match(/0x[\da-f]{64}\b/g) ?? [])]),
  }
}
