import {
  type Address,
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { compileContracts } from '../chain/compile'
import type { Deployment } from '../deployment'

const abi = parseAbi([
  'function approve(address spender, uint256 value)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 minimum, address[] path, address to, uint256 deadline)',
  'struct Swap { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 minimum; uint160 limit; }',
  'function exactInputSingle(Swap params)',
  'function positions(uint256 id) view returns (uint96, address, address, address, uint24, int24, int24, uint128 liquidity, uint256, uint256, uint128, uint128)',
  'struct Decrease { uint256 id; uint128 liquidity; uint256 minimum0; uint256 minimum1; uint256 deadline; }',
  'function decreaseLiquidity(Decrease params)',
])

const FAR_FUTURE = 2n ** 40n

/** The node of a test chain, and what others do there. */
export class TestNode {
  readonly swapx: Deployment
  readonly client

  constructor(swapx: Deployment) {
    this.swapx = swapx
    const transport = http(swapx.rpcUrl)
    this.client = createTestClient({ mode: 'anvil', transport, pollingInterval: 20 })
      .extend(publicActions)
      .extend(walletActions)
  }

  /** The call that lets the router of v3 take 10 A. */
  get approval() {
    const args = [this.swapx.swapRouter as Address, parseEther('10')] as const
    const data = encodeFunctionData({ abi, functionName: 'approve', args })
    return { to: this.swapx.tokens.A as Address, data }
  }

  /** Sells A to the v3 pool of A and B: 100 of them move its price by a fifth. */
  async moveV3Price(tip?: bigint, sold = '100'): Promise<void> {
    const { swapx } = this
    const { A, B } = swapx.tokens as Record<'A' | 'B', Address>
    const router = swapx.swapRouter as Address
    const owner = await this.other()
    const amountIn = parseEther(sold)
    await this.send(A, 'approve', [router, amountIn], tip)
    const swap = { tokenIn: A, tokenOut: B, fee: 3000, recipient: owner, deadline: FAR_FUTURE }
    const params = { ...swap, amountIn, minimum: 1n, limit: 0n }
    await this.send(router, 'exactInputSingle', [params], tip)
  }

  /** Takes all liquidity out of the only pool of A and C. */
  async emptyPoolOfAandC(): Promise<void> {
    const manager = this.swapx.nonfungiblePositionManager as Address
    // The last of the positions that the chain starts with.
    const id = 5n
    const position = await this.client.readContract({
      address: manager,
      abi,
      functionName: 'positions',
      args: [id],
    })
    const params = { id, liquidity: position[7], minimum0: 0n, minimum1: 0n, deadline: FAR_FUTURE }
    await this.send(manager, 'decreaseLiquidity', [params])
  }

  /** Makes C a token that returns nothing and changes no allowance but to or from 0. */
  async makeQuiet(): Promise<void> {
    const { client, swapx } = this
    const data = compileContracts().QuietToken?.bytecode as Hex
    const account = await this.other()
    const hash = await client.sendTransaction({ account, chain: null, data })
    const { contractAddress } = await client.waitForTransactionReceipt({ hash })
    const bytecode = (await client.getCode({ address: contractAddress as Address })) as Hex
    await client.setCode({ address: swapx.tokens.C as Address, bytecode })
  }

  /** Puts empty blocks in the place of the newest ones. */
  async reorganise(depth: number): Promise<void> {
    const request = { method: 'anvil_reorg', params: [depth, []] }
    await this.client.request(request as never)
  }

  /** The account that the node signs for. */
  async other(): Promise<Address> {
    const [account] = await this.client.getAddresses()
    return account as Address
  }

  private async send(to: Address, functionName: string, args: unknown[], tip = 10n ** 9n) {
    const data = encodeFunctionData({ abi, functionName, args } as never) as Hex
    const account = await this.other()
    const fees = { maxPriorityFeePerGas: tip, maxFeePerGas: tip + 10n ** 10n }
    await this.client.sendTransaction({ account, chain: null, to, data, gas: 1_000_000n, ...fees })
  }
}
