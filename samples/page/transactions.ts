import { SigningKey, Transaction } from 'ethers'
import { addressOf } from './accounts'
import type { Request } from './calls'
import { RpcError } from './errors'
import { CHAIN_ID, GAS_LIMIT } from './evm'
import { formatReceipt, formatTransaction } from './formats'
import type { Ledger, MinedTransaction } from './ledger'

/** The account that the node itself signs for: the first of every development node. */
export const ACCOUNT = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const ACCOUNT_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

/** The priority fee that the chain asks for, in wei per gas. */
const PRIORITY_FEE = 1_000_000_000n

/**
 * Transactions and their fees.
 * @param tell called with each transaction in a block
 */
export function transactionMethods(ledger: Ledger, tell: (mined: MinedTransaction) => void) {
  async function add(transaction: Transaction): Promise<string> {
    const mined = await ledger.add(transaction)
    tell(mined)
    return mined.hash
  }

  async function send({ from, to, gas, value, nonce, ...request }: Request): Promise<string> {
    if (from?.toLowerCase() !== ACCOUNT) throw new RpcError(-32602, 'No Signer available')
    const account = await ledger.state.account(addressOf(ACCOUNT))
    const transaction = Transaction.from({
      type: 2,
      chainId: CHAIN_ID,
      nonce: Number(nonce ?? account.nonce),
      to: to ?? null,
      data: request.data ?? request.input ?? '0x',
      value: value ?? 0,
      gasLimit: gas ?? GAS_LIMIT,
      maxFeePerGas: request.maxFeePerGas ?? ledger.baseFee + PRIORITY_FEE,
      maxPriorityFeePerGas: request.maxPriorityFeePerGas ?? PRIORITY_FEE,
    })
    transaction.signature = new SigningKey(ACCOUNT_KEY).sign(transaction.unsignedHash)
    return add(transaction)
  }

  const blockOf = (hash: string) => ledger.blocks.find(({ mined }) => mined?.hash === hash)
  return {
    eth_accounts: () => [ACCOUNT],
    eth_gasPrice: () => ledger.baseFee + PRIORITY_FEE,
    eth_maxPriorityFeePerGas: () => PRIORITY_FEE,
    eth_sendTransaction: send,
    eth_sendRawTransaction: (raw: string) => add(decode(raw)),
    eth_getTransactionByHash: (hash: string) => formatTransaction(blockOf(hash)),
    eth_getTransactionReceipt: (hash: string) => formatReceipt(blockOf(hash)),
  }
}

function decode(raw: string): Transaction {
  try {
    return Transaction.from(raw)
  } catch {
    throw new RpcError(-32602, 'Failed to decode transaction')
  }
}
