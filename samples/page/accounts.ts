import { type Address, createAddressFromString } from '@ethereumjs/util'
import { getBytes, hexlify, toBeHex, zeroPadValue } from 'ethers'
import type { Ledger } from './ledger'

/** Reads of accounts, as they are after a block. */
export function accountMethods(ledger: Ledger) {
  const { state } = ledger
  const account = (address: string, tag?: string) => {
    return ledger.at(tag, () => state.account(addressOf(address)))
  }
  return {
    eth_getBalance: async (address: string, tag?: string) => (await account(address, tag)).balance,
    eth_getTransactionCount: async (address: string, tag?: string) => {
      return (await account(address, tag)).nonce
    },
    eth_getCode: async (address: string, tag?: string) => {
      return hexlify(await ledger.at(tag, () => state.getCode(addressOf(address))))
    },
    eth_getStorageAt: async (address: string, slot: string, tag?: string) => {
      const key = getBytes(toBeHex(slot, 32))
      const value = await ledger.at(tag, () => state.getStorage(addressOf(address), key))
      return zeroPadValue(value, 32)
    },
  }
}

export function addressOf(text: string): Address {
  return createAddressFromString(text.toLowerCase())
}
