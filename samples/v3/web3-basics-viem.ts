import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  getAddress,
  parseUnits,
  type TransactionReceipt,
} from 'viem'
import {
  getBlockNumber,
  getCode,
  getContractEvents,
  getTransaction,
  readContract,
  simulateContract,
  writeContract,
} from 'viem/actions'
import {
  confirmed,
  connect,
  type Reader,
  type Writer,
} from '../connection-viem'
import type { Environment } from '../deployment'
import { tokenAbi } from './abi-viem'
import { toAmount, tokensOf } from './background'

/** An account's balance of a token at the end of a block, in raw units. */
export async function balanceAt(
  client: Reader,
  token: Address,
  owner: Address,
  blockNumber: bigint,
): Promise<bigint> {
  return await readContract(client, {
    address: token,
    abi: tokenAbi,
    functionName: 'balanceOf',
    args: [owner],
    blockNumber,
  })
}

/**
 * Transfers a raw amount of a token. Resolves once the transfer is in a block.
 * @throws if the token refuses, before anything is sent
 */
export async function transfer(
  client: Writer,
  token: Address,
  to: Address,
  amount: bigint,
): Promise<TransactionReceipt> {
  const request = {
    address: token,
    abi: tokenAbi,
    functionName: 'transfer',
    args: [to, amount],
  } as const
  try {
    const { result } = await simulateContract(client, request)
    if (!result) throw new Error('The token refuses the transfer.')
  } catch (error) {
    // Some tokens return nothing where the ABI promises a bool.
    const code = await getCode(client, { address: token })
    if (!code || !isWithoutResult(error)) throw error
  }
  return await confirmed(client, await writeContract(client, request))
}

/** Whether a call did not revert, but returned nothing to decode. */
function isWithoutResult(error: unknown): boolean {
  const isCause = (cause: unknown) =>
    cause instanceof ContractFunctionZeroDataError
  return error instanceof BaseError && error.walk(isCause) !== null
}

/** Sends two transfers and waits for both afterwards. Returns their nonces. */
export async function transferTwice(
  client: Writer,
  token: Address,
  to: Address,
  amount: bigint,
): Promise<number[]> {
  const request = {
    address: token,
    abi: tokenAbi,
    functionName: 'transfer',
    args: [to, amount],
  } as const
  const first = await writeContract(client, request)
  const second = await writeContract(client, request)
  const nonces = [first, second].map(async hash => {
    await confirmed(client, hash)
    const { nonce } = await getTransaction(client, { hash })
    return nonce
  })
  return await Promise.all(nonces)
}

/** The raw amounts of a token that an account has received since a block. */
export async function received(
  client: Reader,
  token: Address,
  to: Address,
  fromBlock: bigint,
): Promise<bigint[]> {
  const logs = await getContractEvents(client, {
    address: token,
    abi: tokenAbi,
    eventName: 'Transfer',
    args: { to },
    fromBlock,
    toBlock: 'latest',
    strict: true,
  })
  return logs.map(log => log.args.value)
}

/** Why a contract refused a call, or undefined if something else went wrong. */
export function revertReason(error: unknown): string | undefined {
  const isRevert = (cause: unknown) =>
    cause instanceof ContractFunctionRevertedError
  const revert = error instanceof BaseError && error.walk(isRevert)
  if (!(revert instanceof ContractFunctionRevertedError)) return undefined
  const { data, raw, reason, signature } = revert
  // Without data from the contract, `reason` repeats the node's message, which
  // may be an error of its own.
  if (!raw || raw === '0x')
    return /revert/i.test(reason ?? '') ? 'no reason given' : undefined
  // An error that the ABI lacks has no name, only a signature of 4 bytes.
  return reason ?? data?.errorName ?? signature ?? raw
}

/** The account that receives the transfers. */
const RECIPIENT = '0x3000000000000000000000000000000000000001'

export async function main(environment: Environment) {
  const { swapx, client } = connect(environment)
  const { A } = tokensOf(swapx)
  const token = getAddress(A.address)
  const owner = client.account.address
  const amount = parseUnits('10', 18)
  const start = await getBlockNumber(client)

  const { blockNumber } = await transfer(client, token, RECIPIENT, amount)
  console.log(`mined ${blockNumber - start} block later`)

  const before = await balanceAt(client, token, owner, start)
  const after = await balanceAt(client, token, owner, blockNumber)
  console.log(`sent ${toAmount(A, before - after).toExact()} A`)

  const [first = 0, second = 0] = await transferTwice(
    client,
    token,
    RECIPIENT,
    amount,
  )
  console.log(`second nonce = first nonce + ${second - first}`)

  const amounts = await received(client, token, RECIPIENT, start + 1n)
  const texts = amounts.map(raw => toAmount(A, raw).toExact())
  console.log(`received: ${texts.join(', ')}`)

  try {
    await transfer(client, token, RECIPIENT, parseUnits('1000000', 18))
  } catch (error) {
    console.log(`refused: ${revertReason(error)}`)
  }
}
