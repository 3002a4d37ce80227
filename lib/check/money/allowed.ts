import { readFileSync } from 'node:fs'
import { reference } from '../../api/reference'
import type { Allowed } from '../../files/source-text'
import { keccak } from './address'

const SAMPLES = 'samples/package.json'
const DEPLOYMENTS = 'lib/site/deployments.ts'

/** Packages that readers may install, in addition to the dependencies of the samples; wagmi asks for the second. */
const morePackages = ['@uniswap/lib', '@walletconnect/ethereum-provider']

/** Packages that prose may name as a warning, but code must not use. */
export const namedInProse: { pattern: RegExp; reason: string }[] = [
  {
    pattern:
      /^@uniswap\/(?:permit2|permit2-sdk|router-sdk|smart-order-router|swap-router-contracts|universal-router|universal-router-sdk)$/,
    reason: 'needs contracts that SwapX does not have',
  },
  { pattern: /^@uniswap\/sdk$/, reason: 'is what @uniswap/v2-sdk has replaced' },
  { pattern: /^@ethersproject\//, reason: 'is a part of ethers 5, and samples use ethers 6' },
]

/** The pool and the pairs of the tokens of the local chain, which programs name and print. */
const onLocalChain = [
  '0x96b1cb69b10c316863cc0504de562b09f517a80e',
  '0xddfb940c32f79d4b0b368250331882623e268da4',
  '0x8b38c71fb02816e156084a6108aaf2cfa50a549e',
]

/** Values of 32 bytes that pages may print. */
const values = {
  'init code hash of the v2 pair':
    '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
  'init code hash of the v3 pool':
    '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
  zero: `0x${'0'.repeat(64)}`,
  '2^256 − 1': `0x${'f'.repeat(64)}`,
}

/** Preimages of public hashes, in addition to the contracts' events: EIP-712 types, and events of tokens. */
const signatures = [
  'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
  'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)',
  'Deposit(address,uint256)',
  'Withdrawal(address,uint256)',
]

const events = Object.values(reference.symbols)
  .flatMap(({ members }) => members)
  .filter(({ kind }) => kind === 'event')
  .flatMap(({ name, signatures = [] }) =>
    signatures.map(({ parameters }) => `${name}(${parameters.map(({ type }) => type).join()})`),
  )

/** Values of 32 bytes that are not secrets, in lower case. */
const publicHashes = [...Object.values(values), ...[...signatures, ...events].map(keccak)]

/** Names that pages and samples may use. */
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
