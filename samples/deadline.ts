import type { Provider } from 'ethers'

/** Unix time, this many seconds after the newest block. */
export async function deadlineIn(
  seconds: number,
  provider: Provider,
): Promise<number> {
  const block = await provider.getBlock('latest')
  if (!block) throw new Error('The chain has no block.')
  return block.timestamp + seconds
}
