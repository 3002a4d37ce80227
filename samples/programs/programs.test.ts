import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { testChain } from '../chain/test-chain'

const FOLDER = import.meta.dirname
const NODE = 'http://127.0.0.1:8545'
const MAX_LINES = 45

const { node, swapx } = await testChain()

/** Where a reader pastes a program, and the contract that it compiles; the packages are those that its commands install. */
const folder = mkdtempSync(join(tmpdir(), 'swapx-'))
symlinkSync(join(FOLDER, '../node_modules'), join(folder, 'node_modules'))
afterAll(() => rmSync(folder, { recursive: true }))

const programs = readdirSync(FOLDER).filter(file => file.endsWith('.mts'))

/** As a reader starts Node, but for all programs. */
const runner = fork(join(FOLDER, 'one-by-one.fixture.ts'), {
  cwd: folder,
  execArgv: ['--import', 'tsx'],
})
afterAll(() => void runner.kill())

test.each(programs)('%s runs in an empty folder, and prints what pages show', async file => {
  const source = readFileSync(join(FOLDER, file), 'utf8')
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES)
  expect(source.replaceAll(NODE, '')).not.toContain('://')
  writeFileSync(join(folder, file), source.replaceAll(NODE, swapx.rpcUrl))
  const [, contract] = /'(\w+\.sol)'/.exec(source) ?? []
  if (contract) copyFileSync(join(FOLDER, '../contracts', contract), join(folder, contract))
  const snapshot = await node.send('evm_snapshot', [])
  runner.send(pathToFileURL(join(folder, file)).href)
  const [printed] = await once(runner, 'message')
  await node.send('evm_revert', [snapshot])
  await expect(printed).toMatchFileSnapshot(file.replace(/(?:-viem)?\.mts$/, '.out.txt'))
  ranSamples.add(`programs/${file}`)
})

test('nothing that a program leaves open keeps Node running', async () => {
  runner.disconnect()
  expect(await once(runner, 'exit')).toEqual([0, null])
})
