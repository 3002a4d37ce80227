import { type Address, parseAbi } from 'viem'
import { estimateContractGas, readContract, writeContract } from 'viem/actions'
import { confirmed, type Writer } from './connection-viem'

const abi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 value) returns (bool)',
])

/** Sets an allowance and waits for the receipt; one that may be there first to 0. */
async function setAllowance(
  client: Writer,
  token: Address,
  spender: Address,
  amount: bigint,
  mayBeSet: boolean,
): Promise<void> {
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
    await confirmed(client, await writeContract(client, request))
  }
  if (mayBeSet && amount > 0n)
    await set(0n).catch(error =>
      console.warn('The allowance is not reset:', error),
    )
  await set(amount)
}

/**
 * Lets a spender move exactly `amount` of a token and waits for the receipt.
 * Any other allowance is first set to 0, because some tokens require it. Others
 * refuse that, like BNB, and take the new amount at once.
 */
export async function approveExactly(
  client: Writer,
  token: Address,
  spender: Address,
  amount: bigint,
): Promise<void> {
  const allowance = await readContract(client, {
    address: token,
    abi,
    functionName: 'allowance',
    args: [client.account.address, spender],
  })
  if (allowance === amount) return
  await setAllowance(client, token, spender, amount, allowance > 0n)
}

/**
 * Makes a call that may take up to `amount` of a token from the account, and
 * puts the allowance back to `before`: if the call fails, in any case; if it
 * succeeds, unless the node shows that it is that.
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
  let result: T
  try {
    await approveExactly(client, token, spender, amount)
    result = await call()
  } catch (error) {
    // Unread: a node that lags would show the allowance from before.
    await setAllowance(client, token, spender, before, true).catch(warn)
    throw error
  }
  await approveExactly(client, token, spender, before).catch(warn)
  return result
}
