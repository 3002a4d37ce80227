import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../files/folder.fixture'

/** What a command says that loads settings with this text, which a helper `doc` precedes. */
function said(text: string) {
  const settings = `const doc = (...names: string[]) => names\nexport const list = [\n${text}\n]\n`
  // Inside the project, whose packages are looked up from there.
  const folder = folderWith(
    { 'settings.ts': settings, 'command.ts': "import './settings'\n" },
    '.cache',
  )
  const imports = ['tsx', './lib/cli/loading-errors.ts'].flatMap(file => ['--import', file])
  const args = [...imports, path.resolve(folder, 'command.ts')]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status).toBe(1)
  return stderr.replace(`${folder}/`, '')
}

const LOOK = 'Look for a missing comma, quote or bracket before it.'

test.each([
  ['a comma between lines', "doc('a')\ndoc('b'),", '4:1', `Expected "]" but found "doc". ${LOOK}`],
  ['a comma in a line', "doc('a' 'b'),", '3:9', `Expected ")" but found "'b'". ${LOOK}`],
  ['a quote', "doc('a, 'b'),", '3:10', `Expected ")" but found "b". ${LOOK}`],
  ['a bracket', "doc('a',", '4:1', `Unexpected "]". ${LOOK}`],
  ['its name', "docs('a'),", '3:1', "There is no 'docs'. Use one of: doc. — did you mean 'doc'?"],
  [
    'the end of a merge',
    "<<<<<<< HEAD\ndoc('a'),\n=======\ndoc('b'),\n>>>>>>> main",
    '3:1',
    "'<<<<<<<' marks a merge conflict. Keep one of the versions, and remove the marks.",
  ],
])('settings that lack %s are reported in one line', (_, text, place, message) => {
  expect(said(text)).toBe(`error: settings.ts:${place} syntax — ${message}\n`)
})

test('other errors are shown as Node shows them', () => {
  expect(said("...[doc('a')].map(() => { throw new Error('broken') })")).toMatch(
    /^Error: broken\n +at /,
  )
})
