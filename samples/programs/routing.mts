import { Contract, concat, formatUnits, JsonRpcProvider } from 'ethers'

// The local chain: its node, its QuoterV2, three tokens, and fees in 3 bytes.
const node = new JsonRpcProvider('http://127.0.0.1:8545')
const address = '0x1000000000000000000000000000000000000009'
const hex = {
  A: '0x2000000000000000000000000000000000000001',
  B: '0x2000000000000000000000000000000000000002',
  C: '0x2000000000000000000000000000000000000003',
  500: '0x0001f4',
  3000: '0x000bb8',
  10000: '0x002710',
}
const abi = [
  `function quoteExactInput(bytes path, uint256 amountIn) returns
    (uint256 amountOut, uint160[] pricesAfter, uint32[], uint256)`,
]
const quote = new Contract(address, abi, node).getFunction('quoteExactInput')

// Every route from A to C through one pool, or through two by way of B.
const fees = [500, 3000, 10000] as const
const routes: (keyof typeof hex)[][] = fees.map(fee => ['A', fee, 'C'])
for (const one of fees)
  for (const two of fees) routes.push(['A', one, 'B', two, 'C'])

// What each pays for 100 A at one block, unless a pool is missing or runs dry.
const at = { blockTag: await node.getBlockNumber() }
const ends = [4295128740n, 1461446703485210103287273052203988822378723970341n]
async function ask(route: (typeof routes)[number]) {
  const path = concat(route.map(hop => hex[hop]))
  const answer = await quote.staticCall(path, 10n ** 20n, at).catch(error => {
    const { data, info } = error
    if (!data && !/revert/i.test(info?.error?.message)) throw error
  })
  if (!answer || ends.some(end => answer.pricesAfter.includes(end))) return []
  return [{ route: route.join(' '), paid: answer.amountOut as bigint }]
}
const quotes = (await Promise.all(routes.map(ask))).flat()
quotes.sort((one, other) => (one.paid < other.paid ? 1 : -1))
for (const { route, paid } of quotes)
  console.log(`${route}: ${formatUnits(paid, 18)} C`)
