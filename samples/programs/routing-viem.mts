import {
  createPublicClient,
  encodePacked,
  formatUnits,
  getContract,
  http,
  parseAbi,
  parseUnits,
} from 'viem'
import { anvil } from 'viem/chains'

// What to change: node, chain, quoter, tokens, fees, and the amount.
const url = 'http://127.0.0.1:8545'
const chain = anvil
const quoter = '0x1000000000000000000000000000000000000009'
const A = {
  address: '0x2000000000000000000000000000000000000001',
  decimals: 18,
} as const
const B = { address: '0x2000000000000000000000000000000000000002' } as const // In between.
const C = {
  address: '0x2000000000000000000000000000000000000003',
  decimals: 18,
} as const
const fees = [500, 3000, 10000] // 0.05%, 0.3% and 1%
const amountIn = '100' // A

const client = createPublicClient({ chain, transport: http(url) })
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')
const abi = parseAbi([
  'function quoteExactInput(bytes, uint256) returns (uint256, uint160[])',
])
const { simulate } = getContract({ address: quoter, abi, client })

// Every route from A to C through one pool, or through two by way of B.
const hop = ['address', 'uint24', 'address'] as const
const routes = fees.map(fee => ({
  name: `A ${fee} C`,
  path: encodePacked(hop, [A.address, fee, C.address]),
}))
const hops = [...hop, 'uint24', 'address'] as const
for (const one of fees)
  for (const two of fees)
    routes.push({
      name: `A ${one} B ${two} C`,
      path: encodePacked(hops, [A.address, one, B.address, two, C.address]),
    })

// What each pays at one block, unless a pool is missing or runs dry.
if ((amountIn.split('.')[1]?.length ?? 0) > A.decimals)
  throw new Error('The amount has more decimals than its token.')
const amount = parseUnits(amountIn, A.decimals)
const at = { blockNumber: await client.getBlockNumber({ cacheTime: 0 }) }
const ends = [4295128740n, 1461446703485210103287273052203988822378723970341n]
async function ask({ name, path }: (typeof routes)[number]) {
  const quote = simulate.quoteExactInput([path, amount], at)
  const answer = await quote.catch(error => {
    if (!/revert|out ?of ?gas/i.test(error.details)) throw error
  })
  if (!answer || answer.result[1].some(end => ends.includes(end))) return []
  return [{ name, paid: answer.result[0] }]
}
const quotes = (await Promise.all(routes.map(ask))).flat()
if (quotes.length === 0) throw new Error('No route can take the amount.')
for (const { name, paid } of quotes.sort((a, b) => Number(b.paid - a.paid)))
  console.log(`${name}: ${formatUnits(paid, C.decimals)} C`)
