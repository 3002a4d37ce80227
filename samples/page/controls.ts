import { getBytes } from 'ethers'
import { addressOf } from './accounts'
import { RpcError } from './errors'
import type { Ledger } from './ledger'

/** What only a development chain lets one do: to its clock, its blocks and its accounts. */
export function controlMethods(ledger: Ledger) {
  return {
    evm_mine: () => {
      ledger.mine()
      return '0x0'
    },
    anvil_mine: (count: string, seconds: string) => {
      for (let block = 0; block < Number(count ?? 1); block += 1) {
        ledger.mine()
        ledger.increaseTime(Number(seconds ?? 0))
      }
    },
    evm_increaseTime: (seconds: number) => ledger.increaseTime(Number(seconds)),
    evm_setNextBlockTimestamp: (time: number) => {
      if (Number(time) < ledger.newest.time) {
        const reason = `${Number(time)} is lower than previous block's timestamp`
        throw new RpcError(-32602, `Timestamp error: ${reason}`)
      }
      ledger.setNextTime(Number(time))
    },
    anvil_setBlockTimestampInterval: (seconds: number) => {
      ledger.interval = Number(seconds)
    },
    anvil_removeBlockTimestampInterval: () => {
      const had = ledger.interval !== undefined
      ledger.interval = undefined
      return had
    },
    evm_snapshot: () => BigInt(ledger.snapshot()),
    evm_revert: (snapshot: string) => ledger.revert(Number(snapshot)),
    anvil_setCode: (address: string, code: string) =>
      ledger.state.putCode(addressOf(address), getBytes(code)),
    anvil_setBalance: (address: string, balance: string) =>
      ledger.state.modifyAccountFields(addressOf(address), { balance: BigInt(balance) }),
  }
}
