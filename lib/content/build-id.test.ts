import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { sourceHash } from './build-id.mjs'

test('samples count as sources, but for their packages and what begins with a dot', () => {
  const root = folderWith({})
  for (const entry of readdirSync('.', { withFileTypes: true })) {
    const name = path.join(root, entry.name)
    if (entry.isDirectory()) mkdirSync(name)
    else writeFileSync(name, '')
  }
  const hashWith = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
    return sourceHash(root)
  }
  const first = hashWith('samples/v3/a.ts', 'a')
  expect(hashWith('samples/node_modules/b.ts', 'b')).toBe(first)
  expect(hashWith('samples/.cache/c.ts', 'c')).toBe(first)
  expect(hashWith('samples/v3/a.ts', 'd')).not.toBe(first)
})

test('an edit of anything that pages are made of is another build', () => {
  const files = [
    'app/layout.tsx',
    'components/a.tsx',
    'content/a.mdx',
    'lib/a.ts',
    'mdx-components.tsx',
    'next.config.mjs',
    'package-lock.json',
    'public/a.svg',
    'samples/v3/a.ts',
    'sidebars.config.ts',
  ]
  const root = folderWith(Object.fromEntries(files.map(file => [file, ''])))
  const hashes = files.map(file => {
    writeFileSync(path.join(root, file), 'edited')
    return sourceHash(root)
  })
  expect(new Set(hashes).size).toBe(files.length)
})

test('a source saved with other line ends is the same source', () => {
  const root = folderWith({ 'lib/a.ts': 'a\nb', 'samples/b.ts': '' })
  const first = sourceHash(root)
  writeFileSync(path.join(root, 'lib/a.ts'), 'a\r\nb')
  expect(sourceHash(root)).toBe(first)
})

test('what git ignores is no source', () => {
  const root = folderWith({
    '.gitignore': '.DS_Store\nout/\n/samples/deployment.json\n',
    'content/a.mdx': '',
    'samples/reader/deployment.json': '',
  })
  const first = sourceHash(root)
  for (const file of ['content/.DS_Store', 'lib/out/a.ts', 'samples/deployment.json']) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), '')
    expect(sourceHash(root), file).toBe(first)
  }
  writeFileSync(path.join(root, 'samples/reader/deployment.json'), '{}')
  expect(sourceHash(root)).not.toBe(first)
})

test('copies of the sources are the same, whatever their times, and so is a link to them', () => {
  const files = { 'content/b.mdx': 'b', 'content/a.mdx': 'a', 'samples/v3/a.ts': '' }
  const root = folderWith(files)
  const copy = folderWith(Object.fromEntries(Object.entries(files).reverse()))
  utimesSync(path.join(copy, 'content/a.mdx'), 0, 0)
  const link = path.join(folderWith({}), 'link')
  symlinkSync(copy, link)
  for (const folder of [copy, link]) expect(sourceHash(folder)).toBe(sourceHash(root))
})
