import { getAddress, type JsonRpcProvider } from 'ethers'
import { checkChain, connectTo, namedNode } from './check/chain'
import { checkCode } from './check/code'
import { deriveFrom } from './check/derive'
import { checkLinks } from './check/links'
import { checkPairHash, checkPoolHash, checkTokens } from './check/markets'
import { checkValues, missingFrom } from './check/values'
import type { Deployment } from './deployment'
import { readDeployment } from './environment'

/** @param note takes what is not wrong, but should be known */
type Step = (
  swapx: Deployment,
  node: JsonRpcProvider,
  note: (line: string) => void,
) => string[] | Promise<string[]>

/** The questions in their order: each one counts on those before it. */
const steps: [question: string, step: Step][] = [
  ['each value is there, once and well-formed', checkValues],
  ['the node serves this chain', checkChain],
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
      const notes: string[] = []
      const problems = await step(swapx, node, line => notes.push(line))
      console.log(`${problems.length > 0 ? 'NO ' : 'yes'} ${question}`)
      for (const line of notes) console.log(`    ${line}`)
      if (problems.length > 0) return problems
    }
    return []
  } finally {
    node.destroy()
  }
}

/**
 * Prints the part of a deployment file to which one confirmed contract leads.
 */
async function printFrom(contract: string): Promise<void> {
  const network = await namedNode()
  const node = connectTo(network.rpcUrl)
  const values = await deriveFrom(node, getAddress(contract))
  const file = { ...network, ...values }
  node.destroy()
  console.log(JSON.stringify(file, null, 2))
  console.log(`It does not lead to ${missingFrom(file).join(', ')}.`)
}

/** @returns whether the check found nothing wrong */
export async function main(contract?: string): Promise<boolean> {
  if (contract) await printFrom(contract)
  const problems = contract ? [] : await checkDeployment(readDeployment())
  for (const problem of problems) console.log(problem)
  return problems.length === 0
}

if (process.argv[1] === import.meta.filename)
  process.exitCode = (await main(process.argv[2])) ? 0 : 1
