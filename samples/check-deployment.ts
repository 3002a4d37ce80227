import { JsonRpcProvider } from 'ethers'
import { checkCode } from './check/code'
import { deriveFrom } from './check/derive'
import { checkLinks } from './check/links'
import { checkPairHash, checkPoolHash, checkTokens } from './check/markets'
import { checkValues, missingFrom, wrong } from './check/values'
import { type Deployment, readDeployment } from './deployment'

/** The chain of which the node says that it is. */
async function chainOf(node: JsonRpcProvider): Promise<number> {
  return Number(await node.send('eth_chainId', []))
}

/** A node of another chain than the file's. */
async function checkChain(
  { chainId, rpcUrl }: Deployment,
  node: JsonRpcProvider,
): Promise<string[]> {
  const found = await chainOf(node)
  const reason = `the node at ${rpcUrl} is of chain ${found}`
  return found === chainId ? [] : [wrong('chainId', chainId, reason)]
}

/** Only reads. ethers is given a chain here, so that it does not ask for one itself. */
function connectTo(rpcUrl: string): JsonRpcProvider {
  return new JsonRpcProvider(rpcUrl, 1, { staticNetwork: true })
}

// #region steps
type Step = (
  swapx: Deployment,
  node: JsonRpcProvider,
) => string[] | Promise<string[]>

/** The questions in their order: each one counts on those before it. */
const steps: [question: string, step: Step][] = [
  ['each value is there, once and well-formed', checkValues],
  ['the node is of this chain', checkChain],
  ['the contracts have the code of the reference', checkCode],
  ['the contracts name each other', checkLinks],
  ['the v2 hash leads to a live pair', checkPairHash],
  ['the v3 hash leads to a live pool', checkPoolHash],
  ['the tokens have the decimals of the guides', checkTokens],
]

/**
 * Compares a deployment file with its chain, and prints each answer.
 * @returns what is wrong, of the first question where something is
 */
export async function checkDeployment(swapx: Deployment): Promise<string[]> {
  const node = connectTo(swapx.rpcUrl)
  try {
    for (const [question, step] of steps) {
      const problems = await step(swapx, node)
      console.log(`${problems.length > 0 ? 'NO ' : 'yes'} ${question}`)
      if (problems.length > 0) return problems
    }
    return []
  } finally {
    node.destroy()
  }
}
// #endregion

// #region derive
/** Prints the part of a deployment file to which one confirmed contract leads. */
async function printFrom(contract: string): Promise<void> {
  const rpcUrl = process.env.RPC_URL
  if (!rpcUrl) throw new Error('Set RPC_URL to a node of the chain.')
  const node = connectTo(rpcUrl)
  const values = await deriveFrom(node, contract)
  const file = { chainId: await chainOf(node), rpcUrl, ...values }
  node.destroy()
  console.log(JSON.stringify(file, null, 2))
  console.log(`It does not lead to ${missingFrom(file).join(', ')}.`)
}
// #endregion

/** @returns whether the check found nothing wrong */
export async function main(contract?: string): Promise<boolean> {
  if (contract) await printFrom(contract)
  const problems = contract ? [] : await checkDeployment(readDeployment())
  for (const problem of problems) console.log(problem)
  return problems.length === 0
}

if (process.argv[1] === import.meta.filename)
  process.exitCode = (await main(process.argv[2])) ? 0 : 1
