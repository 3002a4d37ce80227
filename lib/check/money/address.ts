import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Allowed, Hit, Source } from '../../files/source-text'

const ADDRESS = /(?<![\da-z])0x[\da-f]{40}(?![\da-f])/gi

/** Reports addresses that are neither published nor visibly fake, and wrong checksums. */
export function* address({ text }: Source, { addresses }: Allowed): Iterable<Hit> {
  for (const { 0: address, index: offset } of text.matchAll(ADDRESS)) {
    const spelling = checksummed(address)
    if (!isFake(address) && !addresses.has(address.toLowerCase())) {
      const message = `${address} is not in lib/site/deployments.ts. Read addresses from there, or use a visibly fake one such as 0x${'1'.padStart(40, '0')}.`
      yield { offset, message }
    } else if (address !== spelling) {
      yield { offset, message: `${address} does not match its EIP-55 checksum. Write ${spelling}.` }
    }
  }
}

/**
 * Whether an address is visibly fake: only decimal digits, 30 of them zeros, such as the zero address and
 * addresses of the local chain.
 */
function isFake(address: string) {
  const digits = address.slice(2)
  return /^\d+$/.test(digits) && digits.replace(/[^0]/g, '').length >= 30
}

/** @returns `0x` and the 64 digits of the text's keccak-256 */
export function keccak(text: string): string {
  return `0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`
}

/** An address with its EIP-55 checksum: letters are upper case where the hash digit is 8 or more. */
export function checksummed(address: string) {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak(digits).slice(2)
  const spell = (digit: string, index: number) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit
  return `0x${[...digits].map(spell).join('')}`
}
