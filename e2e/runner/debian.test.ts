import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../../lib/files/folder.fixture'

const TSX = import.meta.resolve('tsx')
const MODULE = JSON.stringify(path.join(import.meta.dirname, 'debian.ts'))

/** Asks for two packages, of which one is missing, on a machine like this; gives what was run and said. */
function install({ user = 0, terminal = false, answer = '', args = [] as string[], CI = '' }) {
  const folder = folderWith({
    log: '',
    dpkg: '#!/bin/sh\ntest "$2" = there\n',
    'apt-get': '#!/bin/sh\necho "$@" >> "$(dirname "$0")/log"\n',
  })
  for (const command of ['dpkg', 'apt-get']) chmodSync(path.join(folder, command), 0o755)
  const script = `
    process.getuid = () => ${user}
    process.stdin.isTTY = ${terminal}
    const { installDebianPackages } = await import(${MODULE})
    await installDebianPackages(['there', 'chromium'])`
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', TSX, '--input-type=module', '--eval', script, '--', ...args],
    {
      encoding: 'utf8',
      input: `${answer}\n`,
      env: { NODE_ENV: 'test', PATH: `${folder}:/bin`, CI },
    },
  )
  return { said: stdout.trim(), ran: readFileSync(path.join(folder, 'log'), 'utf8') }
}

const COMMANDS = '-qq update\n-qq install -y chromium\n'
const QUESTION = "May this run 'apt-get install chromium' as root? [y/N]"
const REFUSAL = 'Not installed: chromium. On Debian: apt-get install chromium'

test('on a terminal, packages are installed only after a yes', () => {
  const asked = install({ terminal: true, answer: 'y' })
  expect(asked.said).toContain(QUESTION)
  expect(asked.ran).toBe(COMMANDS)
  const refused = install({ terminal: true, answer: '' })
  expect(refused.said).toContain(QUESTION)
  expect(refused.said).toContain(REFUSAL)
  expect(refused.ran).toBe('')
})

test.each([
  ['with --yes', { terminal: true, args: ['--yes'] }],
  ['in CI', { terminal: true, CI: 'true' }],
  ['where there is no terminal', {}],
])('%s, packages are installed without a question', (_, machine) => {
  expect(install(machine)).toEqual({
    said: 'Installing chromium from Debian …',
    ran: COMMANDS,
  })
})

test('who is not root is told the command', () => {
  expect(install({ user: 1000, args: ['--yes'] })).toEqual({ said: REFUSAL, ran: '' })
})
