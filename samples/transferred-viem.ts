import { CurrencyAmount, type Token } from '@uniswap/sdk-core'
import {
  type Address,
  getAddress,
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem'

const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])

/**
 * How much of a token an account received in a transaction, less what it paid,
 * by the token's events.
 */
export function transferred(
  receipt: TransactionReceipt,
  token: Token,
  account: Address,
): CurrencyAmount<Token> {
  const address = getAddress(token.address)
  const logs = receipt.logs.filter(log => isAddressEqual(log.address, address))
  let raw = 0n
  for (const { args } of parseEventLogs({ abi, eventName: 'Transfer', logs })) {
    if (isAddressEqual(args.to, account)) raw += args.value
    if (isAddressEqual(args.from, account)) raw -= args.value
  }
  return CurrencyAmount.fromRawAmount(token, raw.toString())
}
