import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { signedKeccak } from './esbuild-plugins'

/** Bundles code as one of the samples. */
async function bundle(contents: string, plugins: Parameters<typeof build>[0]['plugins']) {
  const stdin = { contents, resolveDir: process.cwd(), sourcefile: 'sample.ts' }
  const options = { bundle: true, format: 'esm', write: false, logLevel: 'silent' } as const
  const { outputFiles } = await build({ ...options, stdin, plugins })
  return outputFiles[0]?.text ?? ''
}

/** Runs code of the test's own. */
const run = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`)

test('Keccak counts in signed words, to the same hash, in each version that is bundled', async () => {
  for (const folder of ['', '@ethereumjs/evm/node_modules/', 'viem/node_modules/']) {
    const packages = path.resolve('samples/node_modules', folder)
    const files = ['sha3.js', 'esm/sha3.js'].map(name => `${packages}/@noble/hashes/${name}`)
    const source = `export { keccak_256 } from '${files.findLast(existsSync)}'`
    const code = await bundle(source, [signedKeccak])
    expect(code.match(/Int32Array\(this\.state\.buffer\)|new Int32Array\(5 \* 2\)/g)).toHaveLength(
      2,
    )
    const { keccak_256 } = await run(code)
    const hash = Buffer.from(keccak_256(new Uint8Array(500).fill(200))).toString('hex')
    expect(hash).toBe('74f2b223be1c54306247b50afd98eb2442d56085aece3546d90246365abe3338')
  }
})
