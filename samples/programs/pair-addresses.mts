import {
  Contract,
  getCreate2Address,
  JsonRpcProvider,
  solidityPackedKeccak256,
} from 'ethers'

// What to change: node, chain, factory with its init code hash, and tokens.
const url = 'http://127.0.0.1:8545'
const chainId = 31337
const factory = '0x1000000000000000000000000000000000000002'
const A = '0x2000000000000000000000000000000000000001'
const B = '0x2000000000000000000000000000000000000002'
const C = '0x2000000000000000000000000000000000000003'
const initCodeHash =
  '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'

const node = new JsonRpcProvider(url, chainId, { staticNetwork: true })
if (Number(await node.send('eth_chainId', [])) !== chainId)
  throw new Error('The node is on another chain.')

/** Where the factory creates the pair of two tokens. */
function pairAddress(one: string, two: string): string {
  const sorted = BigInt(one) < BigInt(two) ? [one, two] : [two, one]
  const salt = solidityPackedKeccak256(['address', 'address'], sorted)
  return getCreate2Address(factory, salt, initCodeHash)
}

const abi = ['function getPair(address, address) view returns (address)']
const getPair = new Contract(factory, abi, node).getFunction('getPair')

// Check the hash with a pair that exists, in either order of the tokens.
const known = await getPair.staticCall(A, B)
if (BigInt(known) === 0n) throw new Error('A and B have no pair.')
console.log(`A and B, from the factory: ${known}`)
console.log(`A and B, computed: ${pairAddress(B, A)}`)
if (pairAddress(A, B) !== known) throw new Error('The hash is wrong.')

// A and C have no pair. It would be here.
console.log(`A and C, from the factory: ${await getPair.staticCall(A, C)}`)
console.log(`A and C, computed: ${pairAddress(A, C)}`)
