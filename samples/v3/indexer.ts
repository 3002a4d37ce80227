import type { Range } from './position'

/** A subgraph's address, and the key that its operator wants, if any. */
export type Indexer = { url: string; key?: string }

/** Sends a query to a subgraph. */
async function ask<T>(
  { url, key }: Indexer,
  query: string,
  variables: Record<string, string | number> = {},
): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The indexer answers ${response.status}.`)
  const { data, errors } = await response.json()
  // Errors come with the status 200, and any data beside them is incomplete.
  if (errors?.length) throw new Error(`The indexer: ${errors[0].message}`)
  return data
}

/** Blocks that the indexer may be behind: 4 minutes, at 12 seconds each. */
const MOST_LAG = 20
/** Entries in one answer: by default, subgraphs give no more. */
const PAGE = 1000

const STATE = '{ _meta { block { number } hasIndexingErrors } }'
const MINTS = `query ($pool: String!, $after: ID!, $block: Int!) {
  mints(
    first: ${PAGE}
    orderBy: id
    where: { pool: $pool, id_gt: $after }
    block: { number: $block }
  ) { id owner tickLower tickUpper }
}`

type State = {
  _meta: { block: { number: number }; hasIndexingErrors: boolean }
}
/** An entry of the subgraph, in which whole numbers are strings. */
type Mint = { id: string; owner: string; tickLower: string; tickUpper: string }

/** A range of a pool in which an account has liquidity, or had. */
export type OwnedRange = Range & { owner: string }

/**
 * The ranges in which anybody ever had liquidity in a pool, and the block up to
 * which this is known.
 * @param newest the newest block of your own endpoint
 */
export async function rangesIn(indexer: Indexer, pool: string, newest: number) {
  const { _meta: state } = await ask<State>(indexer, STATE)
  if (state.hasIndexingErrors) throw new Error('The indexer has missed logs.')
  const lag = newest - state.block.number
  if (lag > MOST_LAG) throw new Error(`The indexer is ${lag} blocks behind.`)
  // It may also be ahead of your endpoint.
  const block = Math.min(state.block.number, newest)

  const ranges = new Map<string, OwnedRange>()
  let after = ''
  while (true) {
    // An address with capitals would match nothing, without an error.
    const variables = { pool: pool.toLowerCase(), after, block }
    const { mints } = await ask<{ mints: Mint[] }>(indexer, MINTS, variables)
    for (const { owner, tickLower, tickUpper } of mints) {
      const ticks = {
        tickLower: Number(tickLower),
        tickUpper: Number(tickUpper),
      }
      ranges.set([owner, tickLower, tickUpper].join(), { owner, ...ticks })
    }
    const last = mints.at(-1)
    if (!last || mints.length < PAGE)
      return { block, ranges: [...ranges.values()] }
    after = last.id
  }
}
