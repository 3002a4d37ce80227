import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { environment } from './environment'

const [, , file] = process.argv
if (!file)
  throw new Error('Name a program, as in: npx tsx run.ts v3/quoting.ts')
const { main } = await import(pathToFileURL(resolve(file)).href)
if (!main) throw new Error(`${file} has no main function to run.`)
await main(environment)
