import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { RunManifest } from '../site/data-files'
import { runFolder } from './folder'

const folder = runFolder()
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
let files: string[]
let manifest: RunManifest

beforeAll(() => {
  const args = ['--import', 'tsx', 'lib/bundle-samples/build.ts']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  files = readdirSync(folder).filter(file => file !== 'LICENCES.txt')
  manifest = JSON.parse(read('manifest.json'))
}, 120_000)

test('the files match the manifest, and changing a file changes its name', () => {
  expect(files.sort()).toEqual([...Object.keys(manifest.bytes), 'manifest.json'].sort())
  for (const [file, bytes] of Object.entries(manifest.bytes)) {
    expect(file).toMatch(/^[\w.-]+-(?:[0-9A-Z]{8}\.js|[0-9a-f]{8}\.json)$/)
    expect(Buffer.byteLength(read(file))).toBe(bytes)
  }
})

test('nothing makes code while it runs, which the policy of the site forbids', () => {
  const code = files.filter(file => file.endsWith('.js')).map(read)
  expect(code.join('\n').match(/\beval\(.*|new Function\b.*|WebAssembly.*|["'`]blob:.*/)).toBeNull()
})

test('the SDKs share one copy of jsbi', () => {
  const copies = files.filter(file => read(file).includes('Maximum BigInt size exceeded'))
  expect(copies).toHaveLength(1)
})

test('a first run fetches little', () => {
  const bytes = new Map(files.map(file => [file, brotliCompressSync(read(file)).length]))
  const bytesOf = (names: string[]) =>
    names.reduce((sum, name) => sum + (bytes.get(name) ?? Number.NaN), 0)
  const named = (start: string) => files.filter(file => file.startsWith(start))

  for (const [name, { files }] of Object.entries(manifest.samples)) {
    const usesViem = name.endsWith('-viem')
    expect(bytesOf(files), name).toBeLessThanOrEqual(usesViem ? 430_000 : 335_000)
    expect(files.length, name).toBeLessThanOrEqual(usesViem ? 22 : 17)
  }
  expect(bytesOf(named('open-'))).toBeLessThanOrEqual(90_000)
  expect(bytesOf(named('snapshot-'))).toBeLessThanOrEqual(65_000)
})

test('a sample without a chain fetches none', () => {
  const { files } = manifest.samples['sdk-core/pitfalls'] ?? { files: [] }
  expect(files.some(file => /^(?:open|snapshot)-/.test(file))).toBe(false)
  expect(files.length).toBeLessThan(6)
})

test('NOTICE names what is shipped (`npx vitest run lib/bundle-samples --update` writes it)', async () => {
  const [notice = ''] = read('LICENCES.txt').split(/^-{80}$/m)
  expect(notice).toContain('@ethereumjs/evm 10')
  await expect(notice).toMatchFileSnapshot(path.resolve('NOTICE'))
})
