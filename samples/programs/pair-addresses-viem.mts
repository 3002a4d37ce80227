import {
  createPublicClient,
  encodePacked,
  getContract,
  getContractAddress,
  http,
  keccak256,
  parseAbi,
} from 'viem'
import { anvil } from 'viem/chains'

// What to change: node, chain, factory with its init code hash, and tokens.
const url = 'http://127.0.0.1:8545'
const chain = anvil
const factory = '0x1000000000000000000000000000000000000002' as const
const A = '0x2000000000000000000000000000000000000001' as const
const B = '0x2000000000000000000000000000000000000002' as const
const C = '0x2000000000000000000000000000000000000003' as const
const bytecodeHash =
  '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f' as const

const client = createPublicClient({ chain, transport: http(url) })
if ((await client.getChainId()) !== chain.id)
  throw new Error('The node is on another chain.')

/** Where the factory creates the pair of two tokens. */
function pairAddress(one: `0x${string}`, two: `0x${string}`) {
  const [token0, token1] = BigInt(one) < BigInt(two) ? [one, two] : [two, one]
  const salt = keccak256(encodePacked(['address', 'address'], [token0, token1]))
  const opcode = 'CREATE2'
  return getContractAddress({ opcode, from: factory, salt, bytecodeHash })
}

const signature = 'function getPair(address, address) view returns (address)'
const abi = parseAbi([signature])
const { read } = getContract({ address: factory, abi, client })

// Check the hash with a pair that exists, in either order of the tokens.
const known = await read.getPair([A, B])
if (BigInt(known) === 0n) throw new Error('A and B have no pair.')
console.log(`A and B, from the factory: ${known}`)
console.log(`A and B, computed: ${pairAddress(B, A)}`)
if (pairAddress(A, B) !== known) throw new Error('The hash is wrong.')

// A and C have no pair. It would be here.
console.log(`A and C, from the factory: ${await read.getPair([A, C])}`)
console.log(`A and C, computed: ${pairAddress(A, C)}`)
