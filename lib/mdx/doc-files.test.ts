import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkFalseFiles } from './check/content-files'
import { describeFinding } from './check/finding'
import { listDocIds, listFalseFiles } from './doc-files.mjs'

test('folders and links that lead nowhere are no pages, and are told', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'a/folder.mdx'), { recursive: true })
  writeFileSync(path.join(folder, 'a/page.mdx'), '')
  symlinkSync('page.mdx', path.join(folder, 'a/link.mdx'))
  symlinkSync('gone.mdx', path.join(folder, 'a/lost.mdx'))
  // How Emacs marks a file that somebody edits.
  symlinkSync('me@host.1', path.join(folder, 'a/.#page.mdx'))
  expect(listDocIds(folder)).toEqual(['a/link', 'a/page'])
  const told =
    'file-name — This is no file but a folder, or a link that leads nowhere. Rename the folder, or take the link out.'
  expect(checkFalseFiles(listFalseFiles(folder)).map(describeFinding).sort()).toEqual([
    `content/a/folder.mdx:1:1 ${told}`,
    `content/a/lost.mdx:1:1 ${told}`,
  ])
})
