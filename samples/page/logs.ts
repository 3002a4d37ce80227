import { toQuantity } from 'ethers'
import { RpcError } from './errors'
import type { Log } from './evm'
import { formatLogs } from './formats'
import type { Ledger } from './ledger'

type Filter = {
  address?: string | string[]
  /** At each place any topic, one, or one of a list. */
  topics?: (string | string[] | null)[]
  fromBlock?: string
  toBlock?: string
  blockHash?: string
}

/** Logs, and filters that tell the new ones. */
export function logMethods(ledger: Ledger) {
  const { blocks } = ledger
  /** With the first block that each has not told of; a removed one leaves a gap. */
  const filters: { filter: Filter; next: number }[] = []

  function find({ address, topics = [], blockHash, fromBlock, toBlock }: Filter) {
    const addresses = lowerCase(address)
    const searched = blockHash
      ? blocks.filter(({ hash }) => hash === blockHash)
      : blocks.slice(ledger.height(fromBlock), ledger.height(toBlock) + 1)
    const matches = (log: Log) =>
      (addresses.length === 0 || addresses.includes(log.address)) &&
      topics.every((topic, place) => {
        return topic === null || lowerCase(topic).includes(log.topics[place] ?? '')
      })
    return searched.flatMap(formatLogs).filter(matches)
  }

  return {
    eth_getLogs: find,
    eth_newFilter: (filter: Filter) => {
      const count = filters.push({ filter, next: blocks.length })
      return BigInt(count - 1)
    },
    eth_getFilterChanges: (index: string) => {
      const found = filters[Number(index)]
      if (!found) throw new RpcError(-32000, 'filter not found')
      const fromBlock = toQuantity(found.next)
      found.next = blocks.length
      return find({ ...found.filter, fromBlock, toBlock: 'latest' })
    },
    eth_uninstallFilter: (index: string) => {
      const had = Number(index) in filters
      delete filters[Number(index)]
      return had
    },
  }
}

function lowerCase(values: string | string[] = []): string[] {
  return [values].flat().map(value => value.toLowerCase())
}
