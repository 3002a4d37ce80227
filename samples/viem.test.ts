import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getAddress, parseAbi } from 'viem'
import { estimateGas, getContractEvents, getTransaction, sendTransaction } from 'viem/actions'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outputOf, testChain } from './chain/test-chain'
import { connect } from './connection-viem'
import { environment } from './environment'
import { pairAddress } from './v2/pair-address'

const SAMPLES = import.meta.dirname
/** What viem has under the same name. */
const IN_BOTH = ['parseEther', 'parseUnits', 'formatEther', 'formatUnits', 'getAddress']
const GUIDES = join(SAMPLES, '../content/sdk')
const { node } = await testChain()
let snapshot: string

beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})

afterEach(async () => {
  await node.send('evm_revert', [snapshot])
})

/** The programs that exist with viem, too. */
const twins = readdirSync(SAMPLES, { recursive: true, encoding: 'utf8' })
  .filter(file => /^v[23]\b.*-viem\.ts$/.test(file))
  .map(file => file.replace('-viem.ts', ''))
  .filter(name => existsSync(join(SAMPLES, `${name}.out.txt`)))

test.each(twins)('%s prints the same with viem', async name => {
  const { main } = await import(join(SAMPLES, `${name}-viem.ts`))
  expect(await outputOf(main)).toBe(readFileSync(join(SAMPLES, `${name}.out.txt`), 'utf8'))
})

test('the arguments of an event are an array if one has no name', async () => {
  const abi = parseAbi([
    'event PairCreated(address indexed token0, address indexed token1, address pair, uint256)',
  ])
  const { client, swapx } = connect(environment)
  const events = {
    address: getAddress(swapx.v2Factory),
    abi,
    eventName: 'PairCreated',
    fromBlock: 0n,
  } as const
  const [{ args } = {}] = await getContractEvents(client, events)
  const { A, B } = swapx.tokens
  expect(args).toEqual([A, B, pairAddress(swapx, A, B), 1n])
})

test('a transaction may use half more gas than the node estimates', async () => {
  const { client } = connect(environment)
  const call = { to: client.account.address }
  const hash = await sendTransaction(client, call)
  const { gas } = await getTransaction(client, { hash })
  expect(gas).toBe(31_500n)
  expect(await estimateGas(client, call)).toBe(31_500n)
})

test('each excerpt of a guide that uses ethers has its twin on the page', () => {
  const guides = readdirSync(GUIDES, { recursive: true, encoding: 'utf8' }).filter(file =>
    /\bguides\b.*\.mdx$/.test(file),
  )
  expect(guides.flatMap(withoutTwin)).toEqual([])
})

/** Excerpts of a page that need ethers and that no excerpt with viem stands beside. */
function withoutTwin(guide: string): string[] {
  const page = readFileSync(join(GUIDES, guide), 'utf8')
  const shown = [...page.matchAll(/^```ts file=(v[23]\S*)\.ts#(\S+)/gm)]
  return shown
    .filter(([, name = '', region = '']) => usesEthers(name, region))
    .filter(([, name, region]) => !page.includes(`file=${name}-viem.ts#${region}`))
    .map(([, name, region]) => `${guide}: write '${region}' of ${name}.ts with viem, too`)
}

/** Whether a region has a word that its file imports from ethers. */
function usesEthers(name: string, region: string): boolean {
  const source = readFileSync(join(SAMPLES, `${name}.ts`), 'utf8')
  const [, imported = ''] = /import (?:type )?\{([^}]*)\} from 'ethers'/.exec(source) ?? []
  const words = (imported.match(/\b(?!type\b)\w+/g) ?? []).filter(word => !IN_BOTH.includes(word))
  const [, text = ''] = source.split(new RegExp(`// #region ${region}\n`))
  const [code = ''] = text.split('// #endregion')
  return words.some(word => new RegExp(`\\b${word}\\b`).test(code))
}
