import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stringify } from '../api/stringify'
import { readSources } from './from-solidity'
import { ERRORS, generate } from './generate'
import { deadPaths, impossible } from './impossible'

const collected = generate()

test('lib/api/errors.json is what the installed packages say', () => {
  const committed = readFileSync(ERRORS, 'utf8')
  expect(collected, 'Run npm run errors, and write the rows that the build asks for').toEqual(
    JSON.parse(committed),
  )
  expect(`${stringify(collected)}\n`).toBe(committed)
})

test.each([
  ['@uniswap/v2-core', 'contracts'],
  ['@uniswap/v2-core', 'contracts/libraries'],
  ['@uniswap/v2-periphery', 'contracts'],
  ['@uniswap/v2-periphery', 'contracts/libraries'],
  ['@uniswap/v3-core', 'contracts/libraries'],
  ['@uniswap/v3-periphery', 'contracts/base'],
  ['@uniswap/v3-periphery', 'contracts/libraries'],
  ['@uniswap/v3-staker', 'contracts'],
  ['@uniswap/v3-staker', 'contracts/libraries'],
])('what the sources of %s, %s, say is also found in the bytecode', (name, folder) => {
  const known = [...Object.keys(collected.contracts), ...Object.keys(impossible)]
  const written = readSources(name, folder)
    // It moves liquidity of v1, and no page documents it.
    .filter(({ file }) => file !== 'UniswapV2Migrator')
    .map(({ text }) => text)
  expect(written.filter(text => !known.includes(text))).toEqual([])
})

test('what is called a dead path is in the code', () => {
  const { contracts } = generate(() => true)
  const unknown = deadPaths.filter(({ text, contract, members = [] }) => {
    const [, walked] =
      Object.entries(contracts[text] ?? {}).find(([id]) => id.endsWith(`#${contract}`)) ?? []
    return !walked || members.some(member => !walked.includes(member))
  })
  expect(unknown).toEqual([])
  expect(Object.keys(impossible).filter(text => !contracts[text])).toEqual([])
})
