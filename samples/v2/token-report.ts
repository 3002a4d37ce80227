import {
  AbiCoder,
  Contract,
  concat,
  dataLength,
  dataSlice,
  getAddress,
  Interface,
  id,
  type Provider,
  parseEther,
  parseUnits,
  ZeroAddress,
} from 'ethers'
import { compileContracts } from '../chain/compile'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { tokenAbi } from './abi'
import { deployContract } from './deploy'
import { pairAddress } from './pair-address'
import { addLiquidity } from './pools'

/** A token, and a v2 pair or v3 pool that holds some of it. */
export type Listing = { token: string; pool: string }

/** Of a transfer, in hundredths of a percent: what arrived. */
type Share = number

/** How much of each transfer arrived; nothing where the token refused it. */
export type Trial = {
  purchase: Share | undefined
  transfer: Share | undefined
  sale: Share | undefined
}

const MOVES = ['tuple(bool isDone, uint256 left, uint256 arrived)[3]']
const MOVES_LENGTH = 3 * 3 * 32

/** What a v3 pool and a v2 pair say if the token refuses to leave them. */
const NOT_SENT = ['TF', 'UniswapV2: TRANSFER_FAILED']

/**
 * Buys a token, passes it on and sells it, in a call that is not sent.
 * @throws if the pool holds too little of it, or lends nothing
 */
export async function tryOut(
  provider: Provider,
  { token, pool }: Listing,
): Promise<Trial> {
  const probe = compileContracts().TokenProbeCall?.bytecode as string
  const balanceOf = new Contract(token, tokenAbi, provider).getFunction(
    'balanceOf',
  )
  const amount = (await balanceOf.staticCall(pool)) / 1000n
  if (amount < 10_000n) throw new Error('The pool holds too little of it.')
  const coder = AbiCoder.defaultAbiCoder()
  const types = ['address', 'address', 'uint256']
  const data = concat([probe, coder.encode(types, [pool, token, amount])])
  // Without a recipient, the code runs as if it were being deployed.
  const answer = await provider.call({ data })
  if (dataLength(answer) !== MOVES_LENGTH) {
    const reason = new Interface([]).parseError(answer)?.args[0] ?? answer
    if (!NOT_SENT.includes(reason))
      throw new Error(`The pool lends nothing: ${reason}`)
    return { purchase: undefined, transfer: undefined, sale: undefined }
  }
  const [[purchase, transfer, sale]] = coder.decode(MOVES, answer)
  return {
    purchase: shareOf(purchase),
    transfer: shareOf(transfer),
    sale: shareOf(sale),
  }
}

type Move = { isDone: boolean; left: bigint; arrived: bigint }

/** A token can also report a move that it has not made. */
function shareOf({ isDone, left, arrived }: Move): Share | undefined {
  return isDone && left > 0n ? Number((arrived * 10_000n) / left) : undefined
}

/** What tokens of the main stablecoins and many others name such a function. */
const POWERS: Record<string, string[]> = {
  'pause all transfers': ['pause()'],
  'block an account': ['blacklist(address)', 'addBlackList(address)'],
  'mint more': ['mint(address,uint256)', 'issue(uint256)'],
  'set a fee': ['setParams(uint256,uint256)'],
}

/** Where a proxy stores the address of its code: EIP-1967, and before it. */
const CODE_SLOTS = [
  BigInt(id('eip1967.proxy.implementation')) - 1n,
  BigInt(id('org.zeppelinos.proxy.implementation')),
]
/** Where it stores that of a contract that knows the address of its code. */
const BEACON_SLOT = BigInt(id('eip1967.proxy.beacon')) - 1n

/** The code of a clone (EIP-1167): it passes each call on to this address. */
const CLONE = /^0x[\da-f]{10,24}73([\da-f]{40})5af4/

/** What some account may do to a token later, as far as its code shows it. */
export async function powersOver(
  provider: Provider,
  token: string,
): Promise<string[]> {
  const behind = await codeBehind(provider, token)
  const own = await provider.getCode(behind ?? token)
  const [, original] = CLONE.exec(own) ?? []
  const code = original ? await provider.getCode(`0x${original}`) : own
  const powers = Object.entries(POWERS)
    // The code compares a selector after PUSH4.
    .filter(([, names]) =>
      names.some(name => code.includes(`63${id(name).slice(2, 10)}`)),
    )
    .map(([power]) => power)
  return behind ? ['replace its code', ...powers] : powers
}

/** The contract whose code a proxy runs now, if a token is one. */
async function codeBehind(
  provider: Provider,
  token: string,
): Promise<string | undefined> {
  const addressAt = async (slot: bigint) =>
    getAddress(dataSlice(await provider.getStorage(token, slot), 12))
  const found = await Promise.all(CODE_SLOTS.map(addressAt))
  const code = found.find(address => address !== ZeroAddress)
  const beacon = await addressAt(BEACON_SLOT)
  if (code || beacon === ZeroAddress) return code
  const abi = ['function implementation() view returns (address)']
  return new Contract(beacon, abi, provider)
    .getFunction('implementation')
    .staticCall()
}

/** What to know before you list a token, a line for each finding. */
export async function reportOn(
  provider: Provider,
  listing: Listing,
): Promise<string[]> {
  const trial = Object.entries(await tryOut(provider, listing))
    .filter(([, share]) => share !== 10_000)
    .map(([name, share]) =>
      share === undefined
        ? `a ${name} is refused`
        : `of a ${name}, ${(share / 100).toFixed(2)}% arrive`,
    )
  const powers = await powersOver(provider, listing.token)
  return [...trial, ...powers.map(power => `somebody may ${power}`)]
}

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = swapx.tokens

  async function print(name: string, token: string): Promise<void> {
    const pool = pairAddress(swapx, token, B)
    const lines = await reportOn(provider, { token, pool })
    console.log(`${name}: ${lines.join('; ') || 'nothing found'}`)
  }

  /** Lists a token against B, as anyone may. */
  async function list(token: string): Promise<void> {
    const desired: [bigint, bigint] = [parseEther('100'), parseUnits('100', 6)]
    const deadline = await deadlineIn(600, provider)
    const minimums: [bigint, bigint] = [1n, 1n]
    const limits = { desired, minimums, deadline }
    await addLiquidity(signer, swapx, [token, B], limits)
  }

  await print('TestToken', A)
  for (const name of ['TaxedToken', 'StoppableToken', 'TrapToken']) {
    const contract = await deployContract(signer, name)
    const token = await contract.getAddress()
    await list(token)
    await print(name, token)
  }
  // A proxy with the code of A, which anyone may mint.
  const admin = swapx.v3Factory
  const proxy = await deployContract(signer, 'UpgradableToken', A, admin)
  const token = await proxy.getAddress()
  const abi = ['function mint(address to, uint256 amount)']
  const mint = new Contract(token, abi, signer).getFunction('mint')
  await (await mint(signer, parseEther('100'))).wait()
  await list(token)
  await print('UpgradableToken', token)
}
