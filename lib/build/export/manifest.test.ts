import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { MANIFEST, writeManifest } from './manifest'

test('the manifest lists every file but itself, and sha256sum holds the files to it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'manifest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'category'))
  for (const name of ['b.html', 'category/指南 1.html', 'a&b.txt', '.nojekyll']) {
    writeFileSync(path.join(folder, name), name)
  }
  writeManifest(folder)
  writeManifest(folder)

  const names = readFileSync(path.join(folder, MANIFEST), 'utf8').match(/(?<=^\w{64} {2}).+$/gm)
  expect(names).toEqual(['.nojekyll', 'a&b.txt', 'b.html', 'category/指南 1.html'])
  const check = () => spawnSync('sha256sum', ['-c', '--quiet', MANIFEST], { cwd: folder })
  expect(check().status).toBe(0)
  writeFileSync(path.join(folder, 'b.html'), 'changed')
  expect(String(check().stdout)).toContain('b.html: FAILED')
})
