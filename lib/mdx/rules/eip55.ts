import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** @returns `0x` and the 64 digits of the text's keccak-256 */
export function keccak(text: string): string {
  return `0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`
}

/**
 * An address in the spelling of EIP-55: a letter is a capital where the digit of the hash is 8 or more.
 * @param address `0x` and 40 digits
 */
export function checksummed(address: string) {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak(digits).slice(2)
  const spell = (digit: string, index: number) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit
  return `0x${[...digits].map(spell).join('')}`
}
