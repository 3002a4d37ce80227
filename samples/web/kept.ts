import type { Address, Hash } from 'viem'
import { config, swapx } from './config'
import type { Sent } from './transaction'

/** A transaction that is not settled, as it outlives a load of the page. */
type Kept = { what: string; hash: Hash; sent: Sent | undefined }

// wagmi puts it into localStorage, where there is one.
const { storage } = config
const keyOf = (owner: Address) => `activity.${swapx.chainId}.${owner}`

export async function keep(owner: Address, kept: Kept): Promise<void> {
  await storage?.setItem(keyOf(owner), kept)
}

export async function recall(owner: Address): Promise<Kept | undefined> {
  const kept = await storage?.getItem(keyOf(owner))
  return (kept ?? undefined) as Kept | undefined
}

/** Removes a transaction, unless a newer one has its place. */
export async function forget(owner: Address, hash: Hash): Promise<void> {
  if ((await recall(owner))?.hash === hash)
    await storage?.removeItem(keyOf(owner))
}
