import { existsSync, writeFileSync } from 'node:fs'
import { getCreateAddress, type TransactionReceipt, Wallet } from 'ethers'
import {
  initCodeHashes,
  type Places,
  placements,
  references,
} from './chain/contracts'
import { mintTokens, pools, seedPools } from './chain/seed'
import { namedNode } from './check/chain'
import { SwapxProvider } from './connection'
import type { Deployment } from './deployment'
import { deploymentFile, environment } from './environment'

/**
 * Where the contracts will stand, in the order of deployment. An address
 * follows from the account and from the number of its transactions before, so
 * that nothing need be deployed for a constructor to know it.
 */
function placesOf(deployer: string, firstNonce: number): [string[], Places] {
  const names = Object.keys(references())
  const order = [...names, 'A', 'B', 'C'].map((_, index) =>
    getCreateAddress({ from: deployer, nonce: firstNonce + index }),
  )
  const contracts = Object.fromEntries(
    names.map((name, index) => [name, order[index]]),
  )
  // As on the local chain, the address of A is the lowest and that of C the
  // highest.
  const [A, B, C] = order
    .slice(names.length)
    .sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
  return [order, { ...contracts, tokens: { A, B, C } } as Places]
}

/**
 * Deploys the reference contracts and three tokens that anyone may mint. The
 * signer becomes the owner of the v3 factory and may switch the protocol fee of
 * v2 on.
 * @returns the places, and the gas that each contract took
 */
async function deploy(signer: Wallet): Promise<[Places, Map<string, bigint>]> {
  const nonce = await signer.getNonce()
  const [order, places] = placesOf(signer.address, nonce)
  const all = placements(signer.address, places)
  const sent = []
  for (const [index, place] of order.entries()) {
    const { name, initCode } = all.find(
      ({ address }) => address === place,
    ) as (typeof all)[number]
    const request = { data: initCode, nonce: nonce + index }
    sent.push({ name, transaction: await signer.sendTransaction(request) })
  }
  const gas = new Map<string, bigint>()
  for (const { name, transaction } of sent) {
    const receipt = (await transaction.wait()) as TransactionReceipt
    gas.set(name, receipt.gasUsed)
  }
  return [places, gas]
}

/**
 * Mints tokens and fills the pools of the local chain but for the one of the
 * wrapped token.
 */
async function fillPools(signer: Wallet, swapx: Deployment): Promise<number> {
  let count = 0
  const send = async (to: string, data: string, value = 0n) => {
    const transaction = await signer.sendTransaction({ to, data, value })
    await transaction.wait()
    count += 1
  }
  const owner = { address: signer.address, send }
  await mintTokens(owner, swapx, signer.address)
  const chosen = pools(swapx).filter(
    ({ tokens }) => !tokens.includes(swapx.wrappedNative),
  )
  await seedPools(owner, swapx, chosen)
  return count
}

export async function main(): Promise<void> {
  const file = deploymentFile()
  if (existsSync(file))
    throw new Error(`${file} exists. Name a new file in SWAPX_DEPLOYMENT.`)
  const network = await namedNode()
  const provider = new SwapxProvider(network)
  const signer = new Wallet(environment.privateKey, provider)

  const [{ descriptorLibrary, ...addresses }, gas] = await deploy(signer)
  const swapx = { ...network, ...addresses, ...initCodeHashes() }
  writeFileSync(file, `${JSON.stringify(swapx, null, 2)}\n`)
  for (const [name, used] of gas)
    console.log(`${name.padEnd(27)}${used.toLocaleString('en')} gas`)
  const sum = [...gas.values()].reduce((a, b) => a + b)
  console.log(`${'together'.padEnd(27)}${sum.toLocaleString('en')} gas`)

  const count = await fillPools(signer, swapx)
  console.log(`${count} transactions have filled the pools.`)
  provider.destroy()
}

if (process.argv[1] === import.meta.filename) await main()
