import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the v3 subgraph and the node that runs it call these things, as far as the samples ask. */
const SCHEMA: Record<string, Record<string, string>> = {
  Query: { _meta: '_Meta_', mints: 'Mint' },
  _Meta_: { block: '_Block_', hasIndexingErrors: '' },
  _Block_: { number: '' },
  Mint: { id: '', owner: '', tickLower: '', tickUpper: '' },
}
const FILTERS = ['pool', 'id_gt']

export type Mint = { id: string; owner: string; tickLower: string; tickUpper: string; pool: string }

/** A subgraph on this machine, with the errors of a real one. */
export type Subgraph = {
  url: string
  mints: Mint[]
  block: number
  hasIndexingErrors: boolean
  /** Answers in place of data, with the status 200. */
  failure: string | undefined
  status: number
  /** What it has been asked, with the header of the key. */
  asked: { key: string | undefined; variables: Record<string, unknown> }[]
  close: () => void
}

export async function startSubgraph(): Promise<Subgraph> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { query, variables } = JSON.parse(text)
    subgraph.asked.push({ key: request.headers.authorization, variables })
    response.writeHead(subgraph.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer(subgraph, query, variables)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const subgraph: Subgraph = {
    url: `http://127.0.0.1:${port}`,
    mints: [],
    block: 0,
    hasIndexingErrors: false,
    failure: undefined,
    status: 200,
    asked: [],
    close: () => server.close(),
  }
  return subgraph
}

type Variables = { pool: string; after: string; block: number }

function answer(subgraph: Subgraph, query: string, { pool, after, block }: Variables) {
  const { hasIndexingErrors, failure } = subgraph
  const mistake = failure ?? mistakeIn(query)
  if (mistake) return { errors: [{ message: mistake }] }
  if (query.includes('_meta'))
    return { data: { _meta: { block: { number: subgraph.block }, hasIndexingErrors } } }
  if (block > subgraph.block) {
    const message = `only indexed up to block number ${subgraph.block}`
    return { errors: [{ message }] }
  }
  const first = Number(/first: (\d+)/.exec(query)?.[1])
  const mints = subgraph.mints
    .filter(mint => mint.pool === pool && mint.id > after)
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, first)
    .map(({ id, owner, tickLower, tickUpper }) => ({ id, owner, tickLower, tickUpper }))
  return { data: { mints } }
}

/** What a subgraph would say of the fields, the filters and the size of a page. */
function mistakeIn(query: string): string | undefined {
  const first = Number(/first: (\d+)/.exec(query)?.[1] ?? 100)
  if (first > 1000) return `The \`first\` argument must be between 0 and 1000, but is ${first}`
  const [, where = ''] = /where: \{([^}]*)\}/.exec(query) ?? []
  const unknown = [...where.matchAll(/(\w+):/g)].find(([, name = '']) => !FILTERS.includes(name))
  if (unknown) return `Unknown filter ${unknown[1]}`
  // Arguments aside, a query is names and braces.
  const words = query.replace(/\([^)]*\)/g, '').match(/\w+|[{}]/g) ?? []
  const types: (string | undefined)[] = []
  let next: string | undefined = 'Query'
  for (const word of words.filter(word => word !== 'query')) {
    const type = types.at(-1)
    if (word === '{') types.push(next)
    else if (word === '}') types.pop()
    else if (SCHEMA[type ?? '']?.[word] === undefined)
      return `Type \`${type}\` has no field \`${word}\``
    else next = SCHEMA[type ?? '']?.[word]
  }
}
