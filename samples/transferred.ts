import { CurrencyAmount, type Token } from '@uniswap/sdk-core'
import { getAddress, Interface, type TransactionReceipt } from 'ethers'

const transfers = new Interface([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])

/**
 * How much of a token an account received in a transaction, less what it paid,
 * by the token's events.
 */
export function transferred(
  receipt: TransactionReceipt,
  token: Token,
  account: string,
): CurrencyAmount<Token> {
  // ethers writes addresses with the checksum.
  const owner = getAddress(account)
  let raw = 0n
  for (const log of receipt.logs) {
    if (log.address !== getAddress(token.address)) continue
    // That of an NFT has four topics.
    if (log.topics.length !== 3) continue
    const event = transfers.parseLog(log)
    if (event?.args.to === owner) raw += event.args.value
    if (event?.args.from === owner) raw -= event.args.value
  }
  return CurrencyAmount.fromRawAmount(token, raw.toString())
}
