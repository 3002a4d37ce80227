// Runs first, so it must not use anything that old versions of Node lack.
import { readFileSync } from 'node:fs'

const manifest = new URL('../../package.json', import.meta.url)
const wanted = JSON.parse(String(readFileSync(manifest))).engines.node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 13)) {
  console.error(
    `Node ${process.versions.node} is not supported: this project needs Node ${wanted}. Install one from nodejs.org or your system's packages.`,
  )
  process.exit(1)
}
