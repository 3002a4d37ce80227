import { Percent, Token } from '@uniswap/sdk-core'
import {
  FeeAmount,
  NonfungiblePositionManager,
  type StandardPermitArguments,
} from '@uniswap/v3-sdk'
import {
  Contract,
  ContractFactory,
  Interface,
  parseEther,
  Signature,
  type TypedDataDomain,
  TypedDataEncoder,
  verifyTypedData,
  Wallet,
} from 'ethers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Artifact } from '../chain/artifacts'
import { compileContracts } from '../chain/compile'
import { fund } from '../chain/seed'
import { outputOf, testChain } from '../chain/test-chain'
import { tokenAbi } from './abi'
import { approve } from './approve.fixture'
import { toAmount, tokensOf, toRaw } from './background'
import * as sample from './liquidity-permits'
import { added, mintExample, sendToManager } from './minting'
import { cost, poolAt, positionWith, rangeBetween } from './position'
import { priceFrom, readPosition } from './position-data'
import { functionNames } from './reference/multicall'
import { now, readPool } from './trading'

const { swapx, provider, signer, node, deadline, deploy } = await testChain()
const { A, B } = tokensOf(swapx)
const { MEDIUM } = FeeAmount
const now_ = () => now(swapx, provider)
const terms = async () => ({
  slippageTolerance: new Percent(50, 10_000),
  deadline: await deadline(),
})
const allowance = (token: Token): Promise<bigint> =>
  new Contract(token.address, tokenAbi, provider).getFunction('allowance')(
    signer.address,
    swapx.nonfungiblePositionManager,
  )

// Every test starts from the same pools.
let snapshot: string
beforeEach(async () => {
  if (snapshot) await node.send('evm_revert', [snapshot])
  snapshot = await node.send('evm_snapshot', [])
})

test('main prints what the page shows', async () => {
  await expect(await outputOf(sample.main)).toMatchFileSnapshot('liquidity-permits.out.txt')
})

describe('a permit for an amount', () => {
  const prepare = async () => {
    const pool = await readPool(await now_(), A, B, MEDIUM)
    const range = rangeBetween(pool, priceFrom(A, B, '1.8'), priceFrom(A, B, '2.2'))
    const position = positionWith(pool, range, toAmount(A, parseEther('100')))
    const options = { ...(await terms()), recipient: signer.address }
    const [amount0, amount1] = cost(position)
    const token0Permit = await sample.permitFor(signer, swapx, amount0, options.deadline)
    const token1Permit = await sample.permitFor(signer, swapx, amount1, options.deadline)
    return { position, options, token0Permit, token1Permit }
  }
  const encode = NonfungiblePositionManager.addCallParameters

  test('mints without an approval, and leaves the dust of an approval', async () => {
    const { position, options, ...permits } = await prepare()
    const { calldata } = encode(position, { ...options, ...permits })
    const names = functionNames(NonfungiblePositionManager.INTERFACE, calldata)
    expect(names).toEqual(['selfPermit', 'selfPermit', 'mint'])
    await sample.mintWithPermits(await now_(), signer, await terms())
    expect(await allowance(A)).toBe(32_875n)
    expect(await allowance(B)).toBe(0n)
  })

  test('increases without an approval', async () => {
    const { tokenId } = await mintExample(await now_(), signer, await terms())
    const { pool, tickLower, tickUpper } = await readPosition(await now_(), tokenId)
    const range = { tickLower, tickUpper }
    const addition = positionWith(pool, range, toAmount(A, parseEther('50')))
    const [amount0, amount1] = cost(addition)
    const { slippageTolerance, deadline: until } = await terms()
    const encoded = encode(addition, {
      slippageTolerance,
      deadline: until,
      tokenId: tokenId.toString(),
      token0Permit: await sample.permitFor(signer, swapx, amount0, until),
      token1Permit: await sample.permitFor(signer, swapx, amount1, until),
    })
    const result = added(await sendToManager(signer, swapx, encoded), swapx)
    expect(result.tokenId).toBe(tokenId)
    expect(toAmount(A, result.amount0).toFixed(3)).toBe('49.999')
  })

  test('used by somebody else: the mint reverts, and passes without it', async () => {
    const { position, options, token0Permit, token1Permit } = await prepare()
    const stranger = Wallet.createRandom().connect(provider)
    await node.send('anvil_setBalance', [stranger.address, `0x${parseEther('1').toString(16)}`])
    const { v, r, s } = token0Permit
    const abi = ['function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)']
    const permit = new Contract(A.address, abi, stranger).getFunction('permit')
    const values = [token0Permit.amount.toString(), options.deadline, v, r, s]
    await (await permit(signer.address, swapx.nonfungiblePositionManager, ...values)).wait()
    const both = encode(position, { ...options, token0Permit, token1Permit })
    await expect(sendToManager(signer, swapx, both)).rejects.toThrow(
      'execution reverted: "ERC20Permit: invalid signature"',
    )
    const rest = encode(position, { ...options, token1Permit })
    expect(added(await sendToManager(signer, swapx, rest), swapx).tokenId).toBe(6n)
  })

  test('one for another amount is refused', async () => {
    const { position, options, token0Permit, token1Permit } = await prepare()
    const other = { ...token0Permit, amount: (BigInt(String(token0Permit.amount)) + 1n).toString() }
    const encoded = encode(position, { ...options, token0Permit: other, token1Permit })
    await expect(sendToManager(signer, swapx, encoded)).rejects.toThrow(
      'ERC20Permit: invalid signature',
    )
  })

  test('the permits of the other sides are refused', async () => {
    const { position, options, token0Permit, token1Permit } = await prepare()
    const turned = { ...options, token0Permit: token1Permit, token1Permit: token0Permit }
    await expect(sendToManager(signer, swapx, encode(position, turned))).rejects.toThrow(
      'ERC20Permit: invalid signature',
    )
  })

  test('past its deadline it is refused', async () => {
    const { position, options, token1Permit } = await prepare()
    const [amount0] = cost(position)
    const past = options.deadline - 700
    const token0Permit = await sample.permitFor(signer, swapx, amount0, past)
    const encoded = encode(position, { ...options, token0Permit, token1Permit })
    await expect(sendToManager(signer, swapx, encoded)).rejects.toThrow(
      'ERC20Permit: expired deadline',
    )
  })
})

describe('the domain of a signature', () => {
  test('has the version that the token signs under', async () => {
    const [version1, version2] = ['1', '2'].map(version => ({
      name: 'Token A',
      version,
      chainId: A.chainId,
      verifyingContract: A.address,
    })) as [TypedDataDomain, TypedDataDomain]
    const abi = new Interface([
      'function name() view returns (string)',
      'function nonces(address) view returns (uint256)',
      'function DOMAIN_SEPARATOR() view returns (bytes32)',
    ])
    const answers = new Map<string | undefined, unknown>([
      ['name', 'Token A'],
      ['nonces', 0n],
      ['DOMAIN_SEPARATOR', TypedDataEncoder.hashDomain(version2)],
    ])
    const call = async ({ data }: { data: string }) => {
      const name = abi.getFunction(data.slice(0, 10))?.name ?? ''
      return abi.encodeFunctionResult(name, [answers.get(name)])
    }
    const node = { call, resolveName: async (name: string) => name }
    const other = new Wallet(signer.privateKey, node as never)
    const until = await deadline()
    const { v, r, s } = await sample.permitFor(other, swapx, toAmount(A, 1n), until)
    const spender = swapx.nonfungiblePositionManager
    const message = { owner: signer.address, spender, value: 1n, nonce: 0n, deadline: until }
    const types = {
      Permit: [
        'address owner',
        'address spender',
        'uint256 value',
        'uint256 nonce',
        'uint256 deadline',
      ]
        .map(field => field.split(' '))
        .map(([type = '', name = '']) => ({ name, type })),
    }
    const signature = Signature.from({ v, r, s } as never)
    expect(verifyTypedData(version2, types, message, signature)).toBe(signer.address)
    expect(verifyTypedData(version1, types, message, signature)).not.toBe(signer.address)
  })

  test('is refused if the token has another one', async () => {
    const elsewhere = new Token(1, A.address, 18, 'A')
    const permit = sample.permitFor(signer, swapx, toAmount(elsewhere, 1n), await deadline())
    await expect(permit).rejects.toThrow('A has another signing domain.')
  })
})

describe('a permit for everything, as DAI has it', () => {
  /** A pool of A and a token with such a permit, in memory at 1 D for 1 A, and 10 A in it. */
  const prepare = async () => {
    const contract = await deploy<Contract>('AllowedToken')
    const D = new Token(swapx.chainId, await contract.getAddress(), 18, 'D')
    await (await contract.getFunction('mint')(signer.address, parseEther('100'))).wait()
    const pool = poolAt(MEDIUM, priceFrom(A, D, '1'))
    const range = rangeBetween(pool, priceFrom(A, D, '0.8'), priceFrom(A, D, '1.2'))
    const position = positionWith(pool, range, toAmount(A, parseEther('10')))
    return { D, contract, position }
  }
  const mint = async (
    { D, position }: Awaited<ReturnType<typeof prepare>>,
    permit: Awaited<ReturnType<typeof sample.allowedPermitFor>>,
  ) => {
    const given = await terms()
    const amountA = cost(position).find(({ currency }) => currency.equals(A))
    if (!amountA) throw new Error('The position takes no A.')
    const permitA = await sample.permitFor(signer, swapx, amountA, given.deadline)
    const [token0Permit, token1Permit] = D.sortsBefore(A) ? [permit, permitA] : [permitA, permit]
    const options = { ...given, recipient: signer.address, createPool: true }
    const { calldata, value } = NonfungiblePositionManager.addCallParameters(position, {
      ...options,
      token0Permit,
      token1Permit,
    })
    const names = functionNames(NonfungiblePositionManager.INTERFACE, calldata)
    expect([...names].sort()).toEqual([
      'createAndInitializePoolIfNecessary',
      'mint',
      'selfPermit',
      'selfPermitAllowed',
    ])
    return await sendToManager(signer, swapx, { calldata, value })
  }

  test('mints, leaves an allowance without a bound, and an approval of 0 takes it back', async () => {
    const prepared = await prepare()
    const { D, contract } = prepared
    const permit = await sample.allowedPermitFor(signer, swapx, D, await deadline())
    expect(permit.nonce).toBe('0')
    const receipt = await mint(prepared, permit)
    expect(added(receipt, swapx).tokenId).toBe(6n)
    expect(await contract.getFunction('nonces')(signer.address)).toBe(1n)
    expect(await allowance(D)).toBeGreaterThan(1n << 255n)
    await approve(signer, swapx.nonfungiblePositionManager, toAmount(D, 0n))
    expect(await allowance(D)).toBe(0n)
  })

  test('a used nonce, another expiry and a past one are refused', async () => {
    const prepared = await prepare()
    const { D } = prepared
    const until = await deadline()
    const permit = await sample.allowedPermitFor(signer, swapx, D, until)
    await expect(mint(prepared, { ...permit, expiry: until + 1 })).rejects.toThrow('invalid permit')
    const past = await sample.allowedPermitFor(signer, swapx, D, until - 700)
    await expect(mint(prepared, past)).rejects.toThrow('permit expired')
    await mint(prepared, permit)
    await expect(mint(prepared, permit)).rejects.toThrow('invalid nonce')
  })

  test('EIP-2612 does not fit such a token', async () => {
    const { D, position } = await prepare()
    const { deadline: until, slippageTolerance } = await terms()
    const one = toAmount(D, 1n)
    expect(toRaw(one)).toBe(1n)
    const permit = await sample.permitFor(signer, swapx, one, until)
    const side = D.sortsBefore(A) ? { token0Permit: permit } : { token1Permit: permit }
    const options = { slippageTolerance, deadline: until, recipient: signer.address, ...side }
    const encoded = NonfungiblePositionManager.addCallParameters(position, options)
    await expect(sendToManager(signer, swapx, encoded)).rejects.toThrow(
      'execution reverted (no data present',
    )
  })
})

describe('of an account with code', () => {
  /** Lets the key delegate, as EIP-7702 has it, to a smart account with an owner. */
  async function delegate(owner: Wallet) {
    const { abi, bytecode } = compileContracts().SmartAccount as Artifact
    const code = await new ContractFactory(abi, bytecode, owner).deploy()
    const to = await code.getAddress()
    await node.send('anvil_setCode', [signer.address, `0xef0100${to.slice(2)}`])
  }

  /** The signature that lets somebody else handle a position, used by them. */
  async function submitForPosition(tokenId: bigint, by: Wallet) {
    const until = await deadline()
    const permit = { spender: other.address, tokenId: `${tokenId}`, deadline: until, nonce: 0 }
    const manager = swapx.nonfungiblePositionManager
    const data = NonfungiblePositionManager.getPermitData(permit, manager, swapx.chainId)
    const { v, r, s } = Signature.from(
      await by.signTypedData(data.domain as TypedDataDomain, data.types, data.values),
    )
    const abi = ['function permit(address, uint256, uint256, uint8, bytes32, bytes32)']
    const contract = new Contract(manager, abi, other)
    return contract.getFunction('permit').staticCall(other, tokenId, until, v, r, s)
  }

  /** A permit of the key for 5 units of A, used in the name of an owner. */
  async function submit(owner: string) {
    const permit = await sample.permitFor(signer, swapx, toAmount(A, 5n), await deadline())
    const { v, r, s, deadline: until } = permit as StandardPermitArguments
    const abi = ['function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)']
    const use = new Contract(A.address, abi, other).getFunction('permit')
    const values = [owner, swapx.nonfungiblePositionManager, 5n, until, v, r, s]
    await use.staticCall(...values)
    await (await use(...values)).wait()
  }

  const other = new Wallet(Wallet.createRandom().privateKey, provider)
  beforeEach(() => fund(node, swapx, other.address))

  test('a token takes that of a key that delegates', async () => {
    await delegate(other)
    await submit(signer.address)
    expect(await allowance(A)).toBe(5n)
  })

  test('a token refuses that of a contract, whoever owns it', async () => {
    const account = await deploy('SmartAccount')
    const act = submit(await account.getAddress())
    await expect(act).rejects.toMatchObject({ reason: 'ERC20Permit: invalid signature' })
  })

  test('a position asks the contract that owns it, with one signature of 65 bytes', async () => {
    const { tokenId } = await mintExample(await now_(), signer, await terms())
    const account = await deploy('SmartAccount')
    const abi = ['function transferFrom(address, address, uint256)']
    const nft = new Contract(swapx.nonfungiblePositionManager, abi, signer)
    await (await nft.getFunction('transferFrom')(signer, account, tokenId)).wait()
    // SmartAccount refuses any other length.
    await expect(submitForPosition(tokenId, signer)).resolves.toEqual([])
    await expect(submitForPosition(tokenId, other)).rejects.toMatchObject({
      reason: 'Unauthorized',
    })
  })

  test('a position asks the code of the key that delegates', async () => {
    const { tokenId } = await mintExample(await now_(), signer, await terms())
    await expect(submitForPosition(tokenId, signer)).resolves.toEqual([])
    await delegate(other)
    await expect(submitForPosition(tokenId, other)).resolves.toEqual([])
    await expect(submitForPosition(tokenId, signer)).rejects.toMatchObject({
      reason: 'Unauthorized',
    })
  })
})
