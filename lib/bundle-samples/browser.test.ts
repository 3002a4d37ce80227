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

/** @returns kB of a module and of all that it imports, minified, brotli */
async function bundledSize(name: string): Promise<number> {
  const entryPoints = [`${name}.ts`]
  const { outputFiles } = await build({ ...OPTIONS, entryPoints, minify: true })
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length / 1000
}

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

test.each([...stated])(
  '%s has %d kB in a bundle',
  async (name, size) => {
    expect(Math.abs((await bundledSize(name)) - size)).toBeLessThan(2)
  },
  30_000,
)
