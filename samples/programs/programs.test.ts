import { spawnSync } from 'node:child_process'
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

// For a slow machine under load.
const TIMEOUT = 120_000

test.each(programs)(
  '%s runs in an empty folder, and prints what pages show',
  { timeout: 2 * TIMEOUT },
  async file => {
    const source = readFileSync(join(FOLDER, file), 'utf8')
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES)
    expect(source.replaceAll(NODE, '')).not.toContain('://')
    writeFileSync(join(folder, file), source.replaceAll(NODE, swapx.rpcUrl))
    const [, contract] = /'(\w+\.sol)'/.exec(source) ?? []
    if (contract) copyFileSync(join(FOLDER, '../contracts', contract), join(folder, contract))
    const snapshot = await node.send('evm_snapshot', [])
    const options = { cwd: folder, encoding: 'utf8', timeout: TIMEOUT } as const
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], options)
    await node.send('evm_revert', [snapshot])
    expect(stderr).toBe('')
    await expect(stdout).toMatchFileSnapshot(file.replace(/(?:-viem)?\.mts$/, '.out.txt'))
    ranSamples.add(`programs/${file}`)
  },
)
