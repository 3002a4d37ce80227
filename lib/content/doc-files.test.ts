import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listDocIds } from './doc-files.mjs'

test('folders, links that lead nowhere or back, and what macOS writes beside a file are not pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'a/folder.mdx'), { recursive: true })
  for (const name of ['page.mdx', '._page.mdx']) writeFileSync(path.join(folder, 'a', name), '')
  symlinkSync('page.mdx', path.join(folder, 'a/link.mdx'))
  symlinkSync('gone.mdx', path.join(folder, 'a/lost.mdx'))
  symlinkSync('..', path.join(folder, 'a/loop'))
  expect(listDocIds(folder)).toEqual(['a/link', 'a/page'])
})
