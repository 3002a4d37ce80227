import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SPECIFIER = /(?:from|import)\s*\(?\s*'((?:\.|@\/)[^']+)'/g

/** The folders of `lib` and `components` that each of them imports, tests and fixtures apart. */
function importsByFolder() {
  const folders = new Map<string, Set<string>>()
  const files = ['lib', 'components'].flatMap(top =>
    readdirSync(top, { recursive: true, encoding: 'utf8' }).map(name =>
      path.posix.join(top, ...name.split(path.sep)),
    ),
  )
  for (const file of files) {
    if (!/\.(?:tsx?|mjs)$/.test(file) || /\.(?:test|fixture)\./.test(file)) continue
    const folder = path.posix.dirname(file)
    const imported = folders.get(folder) ?? new Set()
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) {
      const target = name.startsWith('@/') ? name.slice(2) : path.posix.join(folder, name)
      imported.add(path.posix.dirname(target))
    }
    folders.set(folder, imported)
  }
  return folders
}

test('no two folders import each other', () => {
  const folders = importsByFolder()
  expect(folders.size).toBeGreaterThan(15)
  const pairs = [...folders].flatMap(([folder, imported]) =>
    [...imported]
      .filter(other => other !== folder && folders.get(other)?.has(folder))
      .map(other => `${folder} ↔ ${other}`),
  )
  expect(pairs).toEqual([])
})
