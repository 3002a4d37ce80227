import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../files/folder.fixture'

const CLI = import.meta.dirname
const run = (args: string[], cwd = process.cwd(), settings = {}) =>
  spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: { ...process.env, ...settings } })

test('our own words are in order, each once', () => {
  const { words } = JSON.parse(readFileSync('cspell.json', 'utf8'))
  expect(words).toEqual([...new Set<string>(words)].sort())
})

test('misspelt and American words of a page are found, and none in code', () => {
  // Inside the project, whose packages are looked up from there.
  const text = 'The colour of a `multicolr` reciept.\n\nIts color.\n'
  const folder = folderWith({ 'content/page.mdx': text }, '.cache')
  cpSync('cspell.json', path.join(folder, 'cspell.json'))
  const command = path.resolve('node_modules/cspell/bin.mjs')
  const { status, stdout } = run([command, '--no-progress', '--no-color', '--no-summary'], folder)
  expect(status).toBe(1)
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(/^content\/page\.mdx:1:29 - Unknown word \(reciept\)/),
    expect.stringMatching(/^content\/page\.mdx:3:5 - Forbidden word \(color\).*\(colour\)/),
    '',
  ])
})

test('while the settings are wrong, their author is told that the pages are not checked', () => {
  const text =
    "import type { Sidebars } from './lib/site/sidebars'\nexport const sidebars = { study: [1], contract: [], sdk: [] } satisfies Sidebars\nexport type SidebarName = keyof typeof sidebars\n"
  const folder = folderWith({ 'sidebars.config.ts': text }, '.cache')
  for (const file of ['lib', 'package.json']) {
    cpSync(file, path.join(folder, file), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const command = 'lib/cli/commands/check-content.ts'
  const { status, stderr } = run(['--import', 'tsx', command], folder)
  expect(status).toBe(1)
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(
      /^error: sidebars\.config\.ts:2:35 sidebar — Type 'number' is not assignable/,
    ),
    "1 mistake in the settings. Correct each one where it is reported, then run 'npm run check:content' again. The pages are checked once the settings are right.",
    '',
  ])
})

test.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0'])(
  'Node %s is refused in one line',
  version => {
    const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`
    const { status, stderr } = run(['--import', pretend, path.join(CLI, 'node-version.mjs')])
    expect(status).toBe(1)
    expect(stderr).toBe(
      `Node ${version} is not supported: this project needs Node ^20.19.0 || >=22.13.0. Install one from nodejs.org or your system's packages.\n`,
    )
  },
)

test.each(['20.19.0', '22.13.0', '24.21.0'])('Node %s does', version => {
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`
  expect(run(['--import', pretend, path.join(CLI, 'node-version.mjs')]).status).toBe(0)
})

test('a command whose output nobody reads any more says so, without a stack', async () => {
  const child = spawn(process.execPath, ['lib/cli/command.mjs', 'check-content'])
  child.stdout.destroy()
  let said = ''
  child.stderr.on('data', text => {
    said += text
  })
  const [code] = await once(child, 'close')
  expect([code, said]).toEqual([141, '\nStopped, since what read the output has ended.\n'])
})
