import type { Table } from 'mdast'
import { expect, test } from 'vitest'
import { contractNames, type Deployment } from '../../site/deployments'
import { plainText } from '../../tree/nodes'
import { deploymentNodes } from './remark-data'

const first: Deployment = {
  chainId: 31337,
  chainName: 'Local chain',
  since: '2026-01-31',
  contracts: { v2Factory: '0x1000000000000000000000000000000000000002' },
}

function rowsOf(published: Deployment[]): string[][] {
  const table = deploymentNodes(published).at(-1) as Table
  return table.children.map(row => row.children.map(plainText))
}

test('without a deployment the table has no column for one', () => {
  const [head, ...rows] = rowsOf([])
  expect(head).toEqual(['Contract or value', 'Setting'])
  expect(rows).toEqual(Object.entries(contractNames).map(([setting, name]) => [name, setting]))
})

test('each chain has a column', () => {
  const [head, ...rows] = rowsOf([
    first,
    { ...first, chainId: 2, chainName: 'Second', contracts: {} },
  ])
  expect(head?.slice(2)).toEqual(['Local chain (31337)', 'Second (2)'])
  const values = rows.find(([, setting]) => setting === 'v2Factory')?.slice(2)
  expect(values).toEqual([first.contracts.v2Factory, 'not published'])
})
