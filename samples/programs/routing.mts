import {
  Contract,
  formatUnits,
  JsonRpcProvider,
  parseUnits,
  solidityPacked,
} from 'ethers'

// What to change: node, chain, quoter, tokens, fees, and the amount.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const quoter = '0x1000000000000000000000000000000000000009'
const A = {
  address: '0x2000000000000000000000000000000000000001',
  decimals: 18,
}
const B = { address: '0x2000000000000000000000000000000000000002' } // In between.
const C = {
  address: '0x2000000000000000000000000000000000000003',
  decimals: 18,
}
const fees = [500, 3000, 10000] // 0.05%, 0.3% and 1%
const amountIn = '100' // A

// Some nodes refuse batches.
const options = { staticNetwork: true, batchMaxCount: 1 }
const node = new JsonRpcProvider(url, chainId, options)
if (Number(await node.send('eth_chainId', [])) !== chainId)
  throw new Error('The node is on another chain.')
const abi = [
  `function quoteExactInput(bytes path, uint256 amountIn) returns
    (uint256 amountOut, uint160[] pricesAfter, uint32[], uint256)`,
]
const contract = new Contract(quoter, abi, node)
const { staticCall } = contract.getFunction('quoteExactInput')

// Every route from A to C through one pool, or through two by way of B.
const hop = ['address', 'uint24', 'address']
const routes = fees.map(fee => ({
  name: `A ${fee} C`,
  path: solidityPacked(hop, [A.address, fee, C.address]),
}))
const hops = [...hop, 'uint24', 'address']
for (const one of fees)
  for (const two of fees)
    routes.push({
      name: `A ${one} B ${two} C`,
      path: solidityPacked(hops, [A.address, one, B.address, two, C.address]),
    })

// What each pays at one block, unless a pool is missing or runs dry.
const amount = parseUnits(amountIn, A.decimals)
const at = { blockTag: await node.getBlockNumber() }
const ends = [4295128740n, 1461446703485210103287273052203988822378723970341n]
async function ask({ name, path }: (typeof routes)[number]) {
  const answer = await staticCall(path, amount, at).catch(error => {
    const { data, info } = error
    if (!data && !/revert|out ?of ?gas/i.test(info?.error?.message)) throw error
  })
  if (!answer || ends.some(end => answer.pricesAfter.includes(end))) return []
  return [{ name, paid: answer.amountOut as bigint }]
}
const quotes = (await Promise.all(routes.map(ask))).flat()
if (quotes.length === 0) throw new Error('No route can take the amount.')
for (const { name, paid } of quotes.sort((a, b) => Number(b.paid - a.paid)))
  console.log(`${name}: ${formatUnits(paid, C.decimals)} C`)
