import { type Address, parseAbi } from 'viem'
import {
  estimateContractGas,
  getBlockNumber,
  readContract,
  writeContract,
} from 'viem/actions'
import { confirmed, type Writer } from './connection-viem'

const abi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 value) returns (bool)',
])

/**
 * The newest allowance; with a block, one that is not older: a node that lacks
 * this block fails, instead of showing the allowance from before.
 */
async function allowanceOf(
  client: Writer,
  token: Address,
  spender: Address,
  earliest?: bigint,
): Promise<bigint> {
  const newest = earliest && (await getBlockNumber(client, { cacheTime: 0 }))
  return await readContract(client, {
    address: token,
    abi,
    functionName: 'allowance',
    args: [client.account.address, spender],
    blockNumber: newest && newest > earliest ? newest : earliest,
  })
}

/**
 * Sets an allowance and waits for the receipt; one that may be there first to 0.
 * @returns the block of the receipt
 */
async function setAllowance(
  client: Writer,
  token: Address,
  spender: Address,
  amount: bigint,
  mayBeSet: boolean,
): Promise<bigint> {
  // Estimated instead of simulated: simulateContract expects the result that
  // some tokens do not return.
  const set = async (value: bigint) => {
    const request = {
      address: token,
      abi,
      functionName: 'approve',
      args: [spender, value],
    } as const
    await estimateContractGas(client, { ...request, account: client.account })
    return await confirmed(client, await writeContract(client, request))
  }
  if (mayBeSet && amount > 0n)
    await set(0n).catch(error =>
      console.warn('The allowance is not reset:', error),
    )
  return (await set(amount)).blockNumber
}

/**
 * Lets a spender move exactly `amount` of a token and waits for the receipt.
 * Any other allowance is first set to 0, because some tokens require it. Others
 * refuse that, like BNB, and take the new amount at once.
 * @returns the block of the receipt; none if nothing was to set
 */
export async function approveExactly(
  client: Writer,
  token: Address,
  spender: Address,
  amount: bigint,
): Promise<bigint | undefined> {
  const allowance = await allowanceOf(client, token, spender)
  if (allowance === amount) return
  return await setAllowance(client, token, spender, amount, allowance > 0n)
}

/**
 * Makes a call that may take up to `amount` of a token from the account, and
 * puts the allowance back to `before`: if the call fails, in any case; if it
 * succeeds, unless a node that has the block of the approval shows that it is
 * that.
 */
export async function withAllowance<T>(
  client: Writer,
  token: Address,
  spender: Address,
  amount: bigint,
  call: () => Promise<T>,
  before = 0n,
): Promise<T> {
  // If this fails, the call may still have succeeded: its result counts.
  const warn = (error: unknown) =>
    console.warn(`An allowance of ${token} is left:`, error)
  let approved: bigint | undefined
  let result: T
  try {
    approved = await approveExactly(client, token, spender, amount)
    result = await call()
  } catch (error) {
    // Unread: a node that lags would show the allowance from before.
    await setAllowance(client, token, spender, before, true).catch(warn)
    throw error
  }
  const left = await allowanceOf(client, token, spender, approved).catch(
    () => undefined,
  )
  if (left !== before)
    await setAllowance(client, token, spender, before, left !== 0n).catch(warn)
  return result
}
