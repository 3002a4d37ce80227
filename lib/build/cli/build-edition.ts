import { listVersions, VERSIONS } from '../../mdx/versions.mjs'
import { buildArguments } from './build'
import { layEdition } from './edition'
import { run } from './run.mjs'

// Builds an edition of the site, whose name is the only argument.

const [, , name = ''] = process.argv
const isVersion = listVersions().includes(name)
console.log(`\nEdition ${name}${isVersion ? `, from ${VERSIONS}/${name}/` : ''}:`)
const cwd = layEdition(name)
const { ok } = await run(process.execPath, buildArguments, {
  cwd,
  settings: { EDITION: name },
  live: true,
})
if (!ok) process.exitCode = 1
