import { type Address, parseAbi } from 'viem'
import { estimateContractGas, readContract, writeContract } from 'viem/actions'
import { confirmed, type Writer } from './connection-viem'

const abi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 value) returns (bool)',
])

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
  if (allowance > 0n && amount > 0n)
    await set(0n).catch(error =>
      console.warn('The allowance is not reset:', error),
    )
  await set(amount)
}
