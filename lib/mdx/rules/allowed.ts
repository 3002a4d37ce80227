import { readFileSync } from 'node:fs'
import { publicHashes } from './public-hashes'

const SAMPLES = 'samples/package.json'
const DEPLOYMENTS = 'lib/site/deployments.ts'

/** Packages that pages may install, in addition to the dependencies of the samples. */
const morePackages = ['@uniswap/lib']

/** Packages that prose may name as a warning, but code must not use. */
export const namedInProse: { pattern: RegExp; reason: string }[] = [
  {
    pattern:
      /^@uniswap\/(?:permit2|permit2-sdk|router-sdk|smart-order-router|swap-router-contracts|universal-router|universal-router-sdk)$/,
    reason: 'needs contracts that SwapX does not have',
  },
  { pattern: /^@ethersproject\//, reason: 'is a part of ethers 5, and samples use ethers 6' },
]

/** The pool and the pairs of the tokens of the local chain, which programs name and print. */
const onLocalChain = [
  '0x96b1cb69b10c316863cc0504de562b09f517a80e',
  '0xddfb940c32f79d4b0b368250331882623e268da4',
  '0x8b38c71fb02816e156084a6108aaf2cfa50a549e',
]

export type Allowed = { packages: string[]; addresses: Set<string>; hashes: Set<string> }

/** Names that pages and samples may use. Addresses and hashes are in lower case. */
export function readAllowed(): Allowed {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(SAMPLES, 'utf8'),
  )
  const used = { ...dependencies, ...devDependencies, ...optionalDependencies }
  const deployments = readFileSync(DEPLOYMENTS, 'utf8').toLowerCase()
  return {
    packages: [...Object.keys(used), ...morePackages],
    addresses: new Set([...onLocalChain, ...(deployments.match(/0x[\da-f]{40}\b/g) ?? [])]),
    hashes: new Set([...publicHashes, ...(deployments.match(/0x[\da-f]{64}\b/g) ?? [])]),
  }
}
