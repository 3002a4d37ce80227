import { Contract, type Signer } from 'ethers'

const tokenAbi = [
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 value) returns (bool)',
]

/**
 * The newest allowance; with a block, one that is not older: a node that lacks
 * this block fails, instead of showing the allowance from before.
 */
async function allowanceOf(
  signer: Signer,
  token: string,
  spender: string,
  earliest?: number,
): Promise<bigint> {
  const newest = earliest && (await signer.provider?.getBlockNumber())
  const blockTag = earliest && Math.max(earliest, newest ?? 0)
  const owner = await signer.getAddress()
  return await new Contract(token, tokenAbi, signer)
    .getFunction('allowance')
    .staticCall(owner, spender, { blockTag })
}

/**
 * Sets an allowance and waits for the receipt; one that may be there first to 0.
 * @returns the block of the receipt
 */
async function setAllowance(
  signer: Signer,
  token: string,
  spender: string,
  amount: bigint,
  mayBeSet: boolean,
): Promise<number | undefined> {
  const approve = new Contract(token, tokenAbi, signer).getFunction('approve')
  const set = async (value: bigint) =>
    (await approve.send(spender, value)).wait()
  if (mayBeSet && amount > 0n)
    await set(0n).catch(error =>
      console.warn('The allowance is not reset:', error),
    )
  return (await set(amount))?.blockNumber
}

/**
 * Lets a spender move exactly `amount` of a token and waits for the receipt.
 * Any other allowance is first set to 0, because some tokens require it. Others
 * refuse that, like BNB, and take the new amount at once.
 * @returns the block of the receipt; none if nothing was to set
 */
export async function approveExactly(
  signer: Signer,
  token: string,
  spender: string,
  amount: bigint,
): Promise<number | undefined> {
  const allowance = await allowanceOf(signer, token, spender)
  if (allowance === amount) return
  return await setAllowance(signer, token, spender, amount, allowance > 0n)
}

/**
 * Makes a call that may take up to `amount` of a token from the signer, and
 * puts the allowance back to `before`: if the call fails, in any case; if it
 * succeeds, unless a node that has the block of the approval shows that it is
 * that.
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
  let approved: number | undefined
  let result: T
  try {
    approved = await approveExactly(signer, token, spender, amount)
    result = await call()
  } catch (error) {
    // Unread: a node that lags would show the allowance from before.
    await setAllowance(signer, token, spender, before, true).catch(warn)
    throw error
  }
  const left = await allowanceOf(signer, token, spender, approved).catch(
    () => undefined,
  )
  if (left !== before)
    await setAllowance(signer, token, spender, before, left !== 0n).catch(warn)
  return result
}
