import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { listDocIds } from './doc-files.mjs'

test('folders, links that lead nowhere or back, and what macOS writes beside a file are not pages', () => {
  const folder = folderWith({ 'a/page.mdx': '', 'a/._page.mdx': '' })
  mkdirSync(path.join(folder, 'a/folder.mdx'))
  symlinkSync('page.mdx', path.join(folder, 'a/link.mdx'))
  symlinkSync('gone.mdx', path.join(folder, 'a/lost.mdx'))
  symlinkSync('..', path.join(folder, 'a/loop'))
  expect(listDocIds(folder)).toEqual(['a/link', 'a/page'])
})
