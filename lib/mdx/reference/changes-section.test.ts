import type { Root } from 'mdast'
import { beforeEach, expect, test } from 'vitest'
import { plain, write } from '../../build/markdown/plain'
import { compile, parse } from '../compile'
import { changesSection } from './changes-section'
import { reference } from './reference'
import type { ApiSymbol, Reference } from './types'

let before: Reference

beforeEach(() => {
  before = structuredClone(reference)
})

/** A symbol as it was when the version was frozen. */
const old = (id: string) => before.symbols[id] as ApiSymbol

/** The section of a page with this `api` and body, in Markdown. */
async function sectionOf(api: Parameters<typeof changesSection>[0], body: string, apiPages = {}) {
  const page = { tree: parse(body) as Root, apiPages }
  const section = await changesSection(api, page, { version: '1.0', reference: before })
  const context = { figureNames: new Set<string>(), figures: [], absolute: (href: string) => href }
  return write(...plain(section, context))
}

const TICK = `## Constructor

### constructor

- \`index\`: a
- \`liquidityGross\`: b
- \`liquidityNet\`: c

## Fields

### index
### liquidityGross
### liquidityNet
`

test('a page ends with what has changed of its symbol, each with a link to its heading', async () => {
  before.packages['@uniswap/v3-sdk'] = '3.30.0'
  const tick = old('@uniswap/v3-sdk#Tick')
  tick.members = tick.members.filter(({ name }) => name !== 'index')
  tick.members.push({ name: 'gone', kind: 'property', type: 'JSBI' })
  for (const { signatures } of tick.members) signatures?.[0]?.parameters.pop()
  expect(await sectionOf('@uniswap/v3-sdk#Tick', TICK)).toBe(`## What changed

Since 1.0:

- \`@uniswap/v3-sdk\` 3.30.0 → 3.31.5
- Added: [\`index\`](#index)
- Changed: [\`constructor\`](#constructor-1) from

  \`\`\`typescript
  constructor()
  \`\`\`

  to

  \`\`\`typescript
  constructor({ index, liquidityGross, liquidityNet }: TickConstructorArgs)
  \`\`\`
- Removed: \`gone\`
`)
  const front = "---\ntitle: Page\ndescription: A page.\napi: '@uniswap/v3-sdk#Tick'\n---\n"
  const { ids } = await compile('page', front + TICK, {})
  expect(ids).toEqual(expect.arrayContaining(['index', 'constructor-1']))
})

test('a page about exports names their members with them, and what is no longer exported', async () => {
  const api = '@uniswap/v3-sdk'
  const own = ['FeeOptions', 'toHex', 'ADDRESS_ZERO'].map(name => `${api}#${name}`)
  const others = Object.keys(reference.symbols).filter(id => !own.includes(id))
  old(`${api}#FeeOptions`).members.pop()
  delete before.symbols[`${api}#toHex`]
  before.symbols[`${api}#fromHex`] = old(`${api}#ADDRESS_ZERO`)
  const body = '### FeeOptions\n\n### toHex\n\n### ADDRESS_ZERO\n'
  const apiPages = Object.fromEntries(others.map(id => [id, '/page']))
  expect(await sectionOf(api, body, apiPages)).toBe(`## What changed

Since 1.0:

- Added: [\`FeeOptions.recipient\`](#feeoptions)
- Added: [\`toHex\`](#tohex)
- Removed: \`fromHex\`
`)
})

test('a page about contracts names their members by its sections', async () => {
  const id = '@uniswap/v3-core#IUniswapV3PoolDeployer'
  old(id).members.push({ name: 'gone', kind: 'function', signatures: [{ parameters: [] }] })
  expect(await sectionOf({ 'The deployer': id }, '## The deployer')).toBe(`## What changed

Since 1.0:

- Removed: [\`The deployer.gone\`](#the-deployer)
`)
})

test('a new symbol is called so, and one that has not changed has no such section', async () => {
  expect(await sectionOf('@uniswap/v3-sdk#Tick', TICK)).toBe('')
  delete before.symbols['@uniswap/v3-sdk#Tick']
  expect(await sectionOf('@uniswap/v3-sdk#Tick', TICK)).toBe('## What changed\n\nNew since 1.0.\n')
})
