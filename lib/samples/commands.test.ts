import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { commandsOf } from './commands'
import { SAMPLES } from './samples.mjs'

const programs = readdirSync(path.join(SAMPLES, 'programs')).filter(name => name.endsWith('.mts'))
const lock = JSON.parse(readFileSync(path.join(SAMPLES, 'package-lock.json'), 'utf8'))

/** The packages that esbuild finds in a program. */
async function importsOf(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [path.join(SAMPLES, file)],
    bundle: true,
    format: 'esm',
    metafile: true,
    packages: 'external',
    write: false,
  })
  const paths = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.map(({ path }) => path),
  )
  const packages = paths.filter(found => !found.startsWith('node:'))
  return [...new Set(packages.flatMap(found => /^(?:@[^/]+\/)?[^/]+/.exec(found) ?? []))]
}

/** The packages that a contract imports. */
function packagesOf(contract: string): string[] {
  const source = readFileSync(path.join(SAMPLES, 'contracts', contract), 'utf8')
  const found = source.matchAll(/^import '(@[^/]+\/[^/]+)/gm)
  return [...new Set([...found].map(([, name = '']) => name))]
}

test.each(programs)('the commands of %s install what it imports, as it was tested', async name => {
  const file = `programs/${name}`
  const [install = '', start] = commandsOf(file, '.').split('\n')
  const [, contract] = /'(\w+\.sol)'/.exec(readFileSync(path.join(SAMPLES, file), 'utf8')) ?? []
  const ofContract = contract ? packagesOf(contract) : []
  const versions = [...(await importsOf(file)), ...ofContract]
    .sort()
    .map(found => `${found}@${lock.packages[`node_modules/${found}`].version}`)
  const packages = install.replace('npm install ', '').replace('--legacy-peer-deps ', '')
  expect(packages.replace('@^', '@').split(' ')).toEqual([...versions, 'tsx'])
  expect(start).toBe(`npx tsx ${name}`)
})
