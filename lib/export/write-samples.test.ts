import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { archive } from './write-samples'

const files = new Map([
  ['README.md', Buffer.from('# Samples\n')],
  ['v3/a.ts', Buffer.from('a()\n'.repeat(1000))],
])

test('an archive holds the files', () => {
  const held = Object.entries(unzipSync(archive(files)))
  expect(held.map(([name, content]) => [name, String(Buffer.from(content))])).toEqual(
    [...files].map(([name, content]) => [name, String(content)]),
  )
})

test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('it is the same in %s', TZ => {
  const code = `
    const { archive } = await import('./lib/export/write-samples.ts')
    process.stdout.write(archive(new Map(${JSON.stringify([...files].map(([name, content]) => [name, [...content]]))}
      .map(([name, content]) => [name, Uint8Array.from(content)]))))`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code]
  const there = execFileSync(process.execPath, args, { env: { ...process.env, TZ } })
  const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
  expect(hash(there)).toBe(hash(archive(files)))
})
