import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { expect, test } from 'vitest'
import { listSamples } from '../samples/samples.mjs'
import { OPTIONS as BUNDLE } from './bundle'
import { ROOT } from './esbuild-plugins'

// Web applications import the modules of the samples. What compiles contracts is for Node alone.

const withoutCompiler: Plugin = {
  name: 'without-compiler',
  setup({ onLoad }) {
    const contents = 'export const compileContracts = () => ({})'
    onLoad({ filter: /[\\/]chain[\\/]compile\.ts$/ }, () => ({ contents }))
  },
}
const OPTIONS = {
  ...BUNDLE,
  plugins: [withoutCompiler],
  outdir: 'out',
  write: false,
  metafile: true,
} satisfies BuildOptions

const modules = listSamples(process.cwd())
  .filter(file => /^(?:(?:v[23]|sdk-core)\/.*|[\w-]+)\.ts$/.test(file))
  .filter(file => !/\.(?:test|fixture)\.ts$/.test(file))
  .map(file => file.replace('.ts', ''))

/** Sizes that a page shows, in kB. */
const stated = new Map(
  readFileSync(path.join(ROOT, 'bundle-sizes.txt'), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split(/\.ts +| kB/))
    .map(([name = '', size]) => [name, Number(size)] as const),
)

/** For Node alone: they read files, arguments or variables of the environment. */
const forNode = ['check-deployment', 'deploy', 'environment', 'run', 'vitest.config']

test('modules fit a browser', async () => {
  const fit = modules.filter(name => !forNode.includes(name))
  const source = (name: string) => readFileSync(path.join(ROOT, `${name}.ts`), 'utf8')
  expect(fit.filter(name => /\bprocess\./.test(source(name)))).toEqual([])
  const entryPoints = fit.map(name => `${name}.ts`)
  await build({ ...OPTIONS, entryPoints, splitting: true })
}, 30_000)

test('a module of viem brings no ethers', async () => {
  const entryPoints = modules.filter(name => name.endsWith('-viem')).map(name => `${name}.ts`)
  const { metafile } = await build({ ...OPTIONS, entryPoints })
  expect(Object.keys(metafile.inputs).filter(file => file.includes('/ethers/'))).toEqual([])
}, 30_000)

test('each module has the size in a bundle that a page shows', async () => {
  const entryPoints = [...stated.keys()].map(name => `${name}.ts`)
  // Each in a file of its own, with all that it imports.
  const { outputFiles } = await build({ ...OPTIONS, entryPoints, minify: true })
  expect(outputFiles).toHaveLength(stated.size)
  const wrong = outputFiles.flatMap(({ path: file, contents }) => {
    const name = path.relative(path.join(ROOT, 'out'), file).replace('.js', '')
    const size = brotliCompressSync(contents).length / 1000
    return Math.abs(size - Number(stated.get(name))) < 2 ? [] : `${name} has ${size} kB`
  })
  expect(wrong).toEqual([])
}, 60_000)
