import { CurrencyAmount, Percent, Token } from '@uniswap/sdk-core'
import { Pair, Router, Trade } from '@uniswap/v2-sdk'
import { type Abi, createWalletClient, type Hex, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBlock, readContract, waitForTransactionReceipt } from 'viem/actions'
import { anvil } from 'viem/chains'

const account = privateKeyToAccount(process.env.PRIVATE_KEY as Hex)
const transport = http('http://127.0.0.1:8545')
const client = createWalletClient({ account, chain: anvil, transport })
const done = (hash: Hex) => waitForTransactionReceipt(client, { hash })
const factory = '0x1000000000000000000000000000000000000002'
const router = '0x1000000000000000000000000000000000000003'
const A = new Token(31337, '0x2000000000000000000000000000000000000001', 18)
const B = new Token(31337, '0x2000000000000000000000000000000000000002', 6)
const C = new Token(31337, '0x2000000000000000000000000000000000000003', 18)
const abi: Abi = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function approve(address, uint256)',
  'function swapExactTokensForTokens(uint, uint, address[], address, uint)',
])
// Read two pairs at one block, the token with the lower address first.
const { number: blockNumber, timestamp } = await getBlock(client)
const read = (address: string, functionName: string, args: string[] = []) =>
  readContract(client, { address, abi, functionName, args, blockNumber })
