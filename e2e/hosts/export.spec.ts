import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { builds, type Export, exportFolder } from './exports'

const OUT = path.resolve('out')

/** All files below a folder. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(path.join(folder, name)).isFile())
    .sort()

const files = filesOf(OUT)

test('another folder, clock, time zone and language give the same files, byte by byte', () => {
  const [other] = builds.map(exportFolder)
  const others = filesOf(other as string).filter(name => name !== '.htaccess')
  expect(others).toEqual(files)
  const differ = files.filter(
    name =>
      !readFileSync(path.join(OUT, name)).equals(readFileSync(path.join(other as string, name))),
  )
  expect(differ).toEqual([])
})

test('a build with a warm cache shows a sample as it is now', () => {
  const [, edited] = builds
  const page = path.join(exportFolder(edited as Export), 'sdk/v3/guides/swaps/quoting.html')
  expect(readFileSync(page, 'utf8')).toContain(edited?.edit?.to)
})

test('no file tells of the machine that made it', () => {
  expect(files.filter(name => name.endsWith('.map'))).toEqual([])
  expect(files.filter(name => path.basename(name).startsWith('.'))).toEqual(['.nojekyll'])
  const telling = files.filter(name => {
    const text = readFileSync(path.join(OUT, name))
    return text.includes(process.cwd()) || text.includes('sourceMappingURL=')
  })
  expect(telling).toEqual([])
})
