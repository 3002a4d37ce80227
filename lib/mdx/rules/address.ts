import type { Allowed } from './allowed'
import { checksummed } from './eip55'
import type { Hit } from './index'
import type { Source } from './source'

const ADDRESS = /(?<![\da-z])0x[\da-f]{40}(?![\da-f])/gi

export function* find({ text }: Source, { addresses }: Allowed): Iterable<Hit> {
  for (const { 0: address, index: offset } of text.matchAll(ADDRESS)) {
    const spelling = checksummed(address)
    if (!isFake(address) && !addresses.has(address.toLowerCase())) {
      const message = `${address} is not an address of lib/site/deployments.ts. Read it from there or take a visibly fake one, such as 0x${'1'.padStart(40, '0')}.`
      yield { offset, message }
    } else if (address !== spelling) {
      yield { offset, message: `${address} has not the checksum of EIP-55. Write ${spelling}.` }
    }
  }
}

/**
 * Whether nobody can take it for a deployment: nothing but decimal digits, 30 of them zeros. The zero
 * address and those of the local chain are such.
 */
function isFake(address: string) {
  const digits = address.slice(2)
  return /^\d+$/.test(digits) && digits.replace(/[^0]/g, '').length >= 30
}
