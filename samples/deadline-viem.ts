import { getBlock } from 'viem/actions'
import type { Reader } from './connection-viem'

/** Unix time, this many seconds after the newest block. */
export async function deadlineIn(
  seconds: number,
  client: Reader,
): Promise<number> {
  const { timestamp } = await getBlock(client)
  return Number(timestamp) + seconds
}
