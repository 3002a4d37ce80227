import path from 'node:path'
import { readText } from '../files/read-text.mjs'
import { SAMPLES } from './samples.mjs'

const PACKAGE = /^(?:import|\} from)\b.*?'((?:@[^/']+\/)?[^./'@][^/']*)/gm

/** The contract that a program compiles: a file of `contracts/`, which readers paste beside it. */
const CONTRACT = /'(\w+\.sol)'/

/** Its dependencies include a peer that no program needs, of 250 MB. */
const HEAVY_PEERS = '@uniswap/v3-sdk'

/**
 * Shell commands that run a program in an empty folder: its packages, and those of its contract, in the versions
 * of the tests, then the program.
 * @param file path of the program below `samples/`
 * @param root the project's folder
 */
export function commandsOf(file: string, root: string): string {
  const read = (name: string) => readText(path.join(root, SAMPLES, name))
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const versions = { ...dependencies, ...devDependencies }
  const program = read(file)
  const [, contract] = CONTRACT.exec(program) ?? []
  const code = contract ? program + read(`contracts/${contract}`) : program
  const found = [...code.matchAll(PACKAGE)].map(([, name = '']) => name)
  const names = new Set(found.filter(name => !name.startsWith('node:')))
  const packages = [...names].sort().map(name => `${name}@${versions[name]}`)
  const flag = names.has(HEAVY_PEERS) ? '--legacy-peer-deps ' : ''
  return `npm install ${flag}${packages.join(' ')} tsx\nnpx tsx ${path.basename(file)}`
}
