import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  contractNames,
  type Deployment,
  deploymentStatus,
  deploymentSummary,
  deployments,
} from './deployments'

const first: Deployment = {
  chainId: 31337,
  chainName: 'Local chain',
  since: '2026-01-31',
  contracts: { v2Factory: '0x1000000000000000000000000000000000000002' },
}

test('a sentence says of each chain since when, or that there is none', () => {
  expect(deploymentStatus([])).toEqual([
    'No addresses of SwapX contracts have been published yet, on any chain.',
  ])
  const second = { ...first, chainId: 2, chainName: 'Second' }
  expect(deploymentStatus([first, second])).toEqual([
    'Addresses on Local chain (chain ID 31337) have been published since 2026-01-31.',
    'Addresses on Second (chain ID 2) have been published since 2026-01-31.',
  ])
})

test('the summary sends readers to the local chain, then to the list of addresses', () => {
  expect(deploymentSummary([])).toEqual({
    status: 'No public deployment yet.',
    before: ' Use the ',
    link: { href: '/sdk/v3/guides/local-development', label: 'local chain' },
  })
  const second = { ...first, chainId: 2, chainName: 'Second' }
  expect(deploymentSummary([first, second])).toEqual({
    status: 'Deployed on Local chain (chain ID 31337), Second (chain ID 2).',
    before: ' Take addresses only from the ',
    link: { href: '/contract#addresses', label: 'address table' },
  })
})

test('published deployments are complete enough to be shown', () => {
  const ids = deployments.map(({ chainId }) => chainId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { since } of deployments) expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('the samples read the same names, but for Multicall3, which none of them calls', () => {
  const { chainId, rpcUrl, tokens, ...contracts } = JSON.parse(
    readFileSync('samples/reader/deployment.json', 'utf8'),
  )
  expect(new Set([...Object.keys(contracts), 'multicall3'])).toEqual(
    new Set(Object.keys(contractNames)),
  )
})
