import { Contract, type Signer } from 'ethers'

const tokenAbi = [
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 value) returns (bool)',
]

/**
 * Lets a spender move exactly `amount` of a token and waits for the receipt.
 * Any other allowance is first set to 0, because some tokens require it. Others
 * refuse that, like BNB, and take the new amount at once.
 */
export async function approveExactly(
  signer: Signer,
  token: string,
  spender: string,
  amount: bigint,
): Promise<void> {
  const contract = new Contract(token, tokenAbi, signer)
  const owner = await signer.getAddress()
  const allowanceOf = contract.getFunction('allowance')
  const allowance: bigint = await allowanceOf.staticCall(owner, spender)
  if (allowance === amount) return
  const approve = contract.getFunction('approve')
  const set = async (value: bigint) =>
    (await approve.send(spender, value)).wait()
  if (allowance > 0n && amount > 0n)
    await set(0n).catch(error =>
      console.warn('The allowance is not reset:', error),
    )
  await set(amount)
}

/**
 * Makes a call that may take up to `amount` of a token from the signer, and
 * takes back what the node shows as left of the allowance, also if the call
 * fails.
 */
export async function withAllowance<T>(
  signer: Signer,
  token: string,
  spender: string,
  amount: bigint,
  call: () => Promise<T>,
): Promise<T> {
  try {
    await approveExactly(signer, token, spender, amount)
    return await call()
  } finally {
    // If this fails, the call may still have succeeded: its result counts.
    await approveExactly(signer, token, spender, 0n).catch(error =>
      console.warn(`An allowance of ${token} is left:`, error),
    )
  }
}
