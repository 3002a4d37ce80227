import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testChain } from '../chain/test-chain'

const FOLDER = import.meta.dirname
const NODE = 'http://127.0.0.1:8545'

/** Lines of code below the constants that readers change. */
const MAX_LINES = 85

const { swapx } = await testChain()
const programs = readdirSync(FOLDER).filter(file => file.endsWith('.mts'))

test.each(programs)('%s is read at a glance, and reaches its node only', file => {
  const source = readFileSync(join(FOLDER, file), 'utf8')
  const [, ...paragraphs] = source.replace(/^import [^']*'[^']+'\n/gm, '').split(/\n\n/)
  const code = paragraphs
    .join('\n')
    .split('\n')
    .filter(line => !/^\s*(?:\/\/.*)?$/.test(line))
  expect(code.length).toBeLessThanOrEqual(MAX_LINES)
  expect(source.replaceAll(NODE, '')).not.toContain('://')
  // A reader who changes the amount would be told of the old one.
  expect(source).not.toMatch(/console\.log\(`[^`]*\b(?!1 )\d+ [ABC]\b/)
})

// matrix.test.ts runs all of them, in one process.
test.each(['quoting.mts', 'trading-viem.mts'])('%s runs where a reader pastes it', async file => {
  const folder = mkdtempSync(join(tmpdir(), 'swapx-'))
  symlinkSync(join(FOLDER, '../node_modules'), join(folder, 'node_modules'))
  const source = readFileSync(join(FOLDER, file), 'utf8')
  writeFileSync(join(folder, file), source.replaceAll(NODE, swapx.rpcUrl))
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(stderr).toBe('')
  await expect(stdout).toMatchFileSnapshot(file.replace(/(?:-viem)?\.mts$/, '.out.txt'))
})
