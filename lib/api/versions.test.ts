import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listDocIds, readDocFile } from '../content/doc-files.mjs'
import { reference } from './reference'

const lock = JSON.parse(readFileSync('samples/package-lock.json', 'utf8')).packages
const { dependencies, devDependencies } = lock['']

/** What npm installs of a package for the samples: the version that they run with comes first. */
const versionsOf = (name: string): string[] =>
  Object.keys(lock)
    .filter(folder => folder.endsWith(`node_modules/${name}`))
    .sort((a, b) => a.length - b.length)
    .map(folder => lock[folder].version)

test('the reference, and with it the mark of each page, has the versions of the lock file', () => {
  for (const [name, version] of Object.entries(reference.packages)) {
    expect(version, name).toBe(versionsOf(name)[0])
  }
})

const NAMES = Object.keys({ ...dependencies, ...devDependencies })
const SHORT = NAMES.map(name => name.replace('@uniswap/', '')).join('|')
/** `v3-sdk 3.31.5`, in a table too, and as npm takes it: `viem@2`. */
const NAMED = new RegExp(
  `(?<![\\w/])(?:@uniswap/)?(${SHORT})(?:\`?(?: \\|)? (?=\\d+\\.\\d+\\.\\d)|@)(\\d[\\w.-]*\\w|\\d)`,
  'g',
)

/** Versions that the lock file does not have, because a page tells what has changed since. */
const PAST = ['v2-sdk 4.20.5', 'v3-sdk 3.30.5']

test('the pages name no other version of a package', () => {
  const found = listDocIds().flatMap(id =>
    [...readDocFile(id).matchAll(NAMED)].map(([, short = '', version = '']) => {
      const name = NAMES.includes(short) ? short : `@uniswap/${short}`
      const isLocked = versionsOf(name).some(known => `${known}.`.startsWith(`${version}.`))
      return { id, text: `${short} ${version}`, isLocked }
    }),
  )
  expect(found.length).toBeGreaterThan(30)
  const others = found.filter(({ text, isLocked }) => !isLocked && !PAST.includes(text))
  expect(others.map(({ id, text }) => `content/${id}.mdx: ${text}`)).toEqual([])
  expect(PAST.filter(past => !found.some(({ text }) => text === past))).toEqual([])
})
