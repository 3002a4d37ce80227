import {
  type BlockTag,
  Contract,
  type Provider,
  parseUnits,
  type Signer,
  type TransactionReceipt,
} from 'ethers'
import { connect } from '../connection'
import type { Environment } from '../deployment'
import { tokenAbi } from './abi'
import { toAmount, tokensOf } from './background'
import { isRevert } from './revert-reason'

/** An account's balance of a token at the end of a block, in raw units. */
export async function balanceAt(
  provider: Provider,
  token: string,
  owner: string,
  blockTag: BlockTag,
): Promise<bigint> {
  const contract = new Contract(token, tokenAbi, provider)
  return await contract.getFunction('balanceOf').staticCall(owner, { blockTag })
}

/**
 * Transfers a raw amount of a token. Resolves once the transfer is in a block.
 * @throws if the token refuses, before anything is sent
 */
export async function transfer(
  signer: Signer,
  token: string,
  to: string,
  amount: bigint,
): Promise<TransactionReceipt> {
  const send = new Contract(token, tokenAbi, signer).getFunction('transfer')
  const request = await send.populateTransaction(to, amount)
  const answer = await signer.call(request)
  // Some tokens return nothing, as does an address without a contract. A few
  // return false instead of reverting.
  if (answer === '0x' && (await signer.provider?.getCode(token)) === '0x')
    throw new Error('There is no contract at this address.')
  if (answer !== '0x' && BigInt(answer) === 0n)
    throw new Error('The token refuses the transfer.')
  const transaction = await signer.sendTransaction(request)
  const receipt = await transaction.wait(1, 60_000)
  if (!receipt) throw new Error('The transaction is not in a block.')
  return receipt
}

/** Sends two transfers and waits for both afterwards. Returns their nonces. */
export async function transferTwice(
  signer: Signer,
  token: string,
  to: string,
  amount: bigint,
): Promise<number[]> {
  const send = new Contract(token, tokenAbi, signer).getFunction('transfer')
  const first = await send(to, amount)
  const second = await send(to, amount)
  await Promise.all([first.wait(), second.wait()])
  return [first.nonce, second.nonce]
}

/** The raw amounts of a token that an account has received since a block. */
export async function received(
  provider: Provider,
  token: string,
  to: string,
  fromBlock: number,
): Promise<bigint[]> {
  const contract = new Contract(token, tokenAbi, provider)
  const filter = contract.getEvent('Transfer')(null, to)
  const logs = await contract.queryFilter(filter, fromBlock, 'latest')
  return logs.map(log => contract.interface.parseLog(log)?.args.value)
}

/** Why a contract refused a call, or undefined if something else went wrong. */
export function revertReason(error: unknown): string | undefined {
  if (!isRevert(error)) return undefined
  // An error that the ABI lacks has no name, only a signature of 4 bytes.
  return error.reason ?? error.data?.slice(0, 10) ?? 'no reason given'
}

/** The account that receives the transfers. */
const RECIPIENT = '0x3000000000000000000000000000000000000001'

export async function main(environment: Environment) {
  const { swapx, provider, signer } = connect(environment)
  const { A } = tokensOf(swapx)
  const token = A.address
  const amount = parseUnits('10', 18)
  const start = await provider.getBlockNumber()

  const { blockNumber } = await transfer(signer, token, RECIPIENT, amount)
  console.log(`mined ${blockNumber - start} block later`)

  const before = await balanceAt(provider, token, signer.address, start)
  const after = await balanceAt(provider, token, signer.address, blockNumber)
  console.log(`sent ${toAmount(A, before - after).toExact()} A`)

  const [first = 0, second = 0] = await transferTwice(
    signer,
    token,
    RECIPIENT,
    amount,
  )
  console.log(`second nonce = first nonce + ${second - first}`)

  const amounts = await received(provider, token, RECIPIENT, start + 1)
  const texts = amounts.map(raw => toAmount(A, raw).toExact())
  console.log(`received: ${texts.join(', ')}`)

  try {
    await transfer(signer, token, RECIPIENT, parseUnits('1000000', 18))
  } catch (error) {
    console.log(`refused: ${revertReason(error)}`)
  }
}
