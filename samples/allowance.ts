import { Contract, type Signer } from 'ethers'

const tokenAbi = [
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 value) returns (bool)',
]

/** Sets an allowance and waits for the receipt; one that may be there first to 0. */
async function setAllowance(
  signer: Signer,
  token: string,
  spender: string,
  amount: bigint,
  mayBeSet: boolean,
): Promise<void> {
  const approve = new Contract(token, tokenAbi, signer).getFunction('approve')
  const set = async (value: bigint) =>
    (await approve.send(spender, value)).wait()
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
  await setAllowance(signer, token, spender, amount, allowance > 0n)
}

/**
 * Makes a call that may take up to `amount` of a token from the signer, and
 * puts the allowance back to `before`: if the call fails, in any case; if it
 * succeeds, unless the node shows that it is that.
 */
export async function withAllowance<T>(
  signer: Signer,
  token: string,
  spender: string,
  amount: bigint,
  call: () => Promise<T>,
  before = 0n,
): Promise<T> {
  // If this fails, the call may still have succeeded: its result counts.
  const warn = (error: unknown) =>
    console.warn(`An allowance of ${token} is left:`, error)
  let result: T
  try {
    await approveExactly(signer, token, spender, amount)
    result = await call()
  } catch (error) {
    // Unread: a node that lags would show the allowance from before.
    await setAllowance(signer, token, spender, before, true).catch(warn)
    throw error
  }
  await approveExactly(signer, token, spender, before).catch(warn)
  return result
}
