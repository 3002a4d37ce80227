import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileContracts } from '../chain/compile'
import { makeSnapshot } from './snapshot'

/** Writes what the bundle of the samples needs into a folder: the chain and the compiled contracts. */
const [folder = '.'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const write = (name: string, value: unknown) => {
  writeFileSync(join(folder, name), JSON.stringify(value))
}
write('snapshot.json', await makeSnapshot())
const ofSamples = Object.entries(compileContracts()).filter(
  ([name]) => !existsSync(`contracts/${name}.fixture.sol`),
)
write('contracts.json', Object.fromEntries(ofSamples))
