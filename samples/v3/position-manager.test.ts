import NonfungiblePositionManager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
import { FeeAmount } from '@uniswap/v3-sdk'
import {
  type BaseContract,
  Contract,
  id,
  type Log,
  parseEther,
  parseUnits,
  Signature,
  Wallet,
  ZeroAddress,
} from 'ethers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approveExactly } from '../allowance'
import { fund } from '../chain/seed'
import { outputOf, testChain } from '../chain/test-chain'
import { tokensOf } from './background'
import { balanceOf } from './contract-swaps'
import { createPool } from './factory'
import { movePrice } from './move-price.fixture'
import { makeNarrowPool } from './narrow-pool.fixture'
import {
  claimable,
  type Desired,
  decreaseAndCollect,
  exit,
  increase,
  leastToAdd,
  leastToRemove,
  main,
  managerOf,
  mint,
} from './position-manager'
import { nativeChange, sellForToken } from './swap-router'
import { now, readPool } from './trading'

const { swapx, provider, signer, deadline, deploy, advance, node } = await testChain()
const { nonfungiblePositionManager: manager, wrappedNative, tokens } = swapx
const { A, B, C } = tokens
const nft = managerOf(signer, swapx)
const call = (name: string, ...inputs: unknown[]) => nft.getFunction(name).staticCall(...inputs)
const send = async (name: string, ...inputs: unknown[]) =>
  (await nft.getFunction(name)(...inputs)).wait()
const encode = (name: string, ...inputs: unknown[]) =>
  nft.interface.encodeFunctionData(name, inputs)
const mine = (token: string) => balanceOf(signer, token, signer.address)

const SILENT = { code: 'CALL_EXCEPTION', data: '0x', reason: 'require(false)' }
const failsWith = (reason: string) => ({ code: 'CALL_EXCEPTION', reason })
const ALL = 2n ** 128n - 1n
const range = { tickLower: -271_200, tickUpper: -267_600 }
const desired: Desired = {
  amount0Desired: parseUnits('10', 18),
  amount1Desired: parseUnits('20', 6),
}
const soon = async (amount0Min = 1n, amount1Min = 1n) => ({
  amount0Min,
  amount1Min,
  deadline: await deadline(),
})
const open = async () => mint(signer, swapx, range, desired, await soon())
const stranger = Wallet.createRandom(provider)
await fund(node, swapx, stranger.address)

let snapshot: string
beforeEach(async () => {
  snapshot = await node.send('evm_snapshot', [])
})
afterEach(() => node.send('evm_revert', [snapshot]))

/** Parameters of `mint`, with some of them replaced. */
const params = async (changes: object = {}) => ({
  token0: A,
  token1: B,
  fee: 3000,
  ...range,
  ...desired,
  ...(await soon()),
  recipient: signer.address,
  ...changes,
})
const approveBoth = async () => {
  await approveExactly(signer, A, manager, desired.amount0Desired)
  await approveExactly(signer, B, manager, desired.amount1Desired)
}

describe('mint', () => {
  test('takes no more than is offered, and names the position', async () => {
    const [ownedA, ownedB] = [await mine(A), await mine(B)]
    const tokenId = await open()
    expect(await call('ownerOf', tokenId)).toBe(signer.address)
    const position = await call('positions', tokenId)
    expect(position.liquidity).toBe(163_642_954_523_323n)
    expect(ownedA - (await mine(A))).toBe(9_917_601_118_371_086_732n)
    expect(ownedB - (await mine(B))).toBe(20_000_000n)
    expect(position.toArray().slice(0, 7)).toEqual([
      0n,
      ZeroAddress,
      A,
      B,
      3000n,
      -271_200n,
      -267_600n,
    ])
  })

  test('makes the token before it names the liquidity', async () => {
    await approveBoth()
    const { logs } = await send('mint', await params())
    const names = logs.flatMap((log: Log) =>
      log.address === manager ? (nft.interface.parseLog(log)?.name ?? []) : [],
    )
    expect(names).toEqual(['Transfer', 'IncreaseLiquidity'])
  })

  test.each([
    ['no approval', {}, failsWith('STF')],
    ['a pool that does not exist', { fee: 500 }, SILENT],
    ['tokens in the wrong order', { token0: B, token1: A }, SILENT],
    ['amounts too small', { amount0Desired: 0n, amount1Desired: 0n }, SILENT],
    ['an offer of all there could be', { amount0Desired: 2n ** 256n - 1n }, SILENT],
    ['a deadline that has passed', { deadline: 1 }, failsWith('Transaction too old')],
    ['a tick out of bounds', { tickLower: -900_000 }, failsWith('T')],
    ['ticks in the wrong order', { tickLower: -267_600, tickUpper: -271_200 }, failsWith('TLU')],
    ['equal ticks', { tickLower: -267_600 }, SILENT],
    ['a tick between the usable ones', { tickLower: -271_201 }, SILENT],
  ])('fails with %s', async (_, changes, error) => {
    await expect(call('mint', await params(changes))).rejects.toMatchObject(error)
  })

  test('fails below a minimum', async () => {
    await approveBoth()
    const strict = await params({ amount0Min: desired.amount0Desired })
    await expect(call('mint', strict)).rejects.toMatchObject(failsWith('Price slippage check'))
  })

  test('fails in a pool without a price', async () => {
    await createPool(signer, swapx, A, C, 500)
    const bare = await params({ token1: C, fee: 500, tickLower: -60, tickUpper: 60 })
    await expect(call('mint', bare)).rejects.toMatchObject(failsWith('LOK'))
  })

  test('fails for the zero address as recipient', async () => {
    await approveBoth()
    const none = await params({ recipient: ZeroAddress })
    const error = failsWith('ERC721: mint to the zero address')
    await expect(call('mint', none)).rejects.toMatchObject(error)
  })

  test('a range beside the price takes one token', async () => {
    await approveBoth()
    const above = { tickLower: -267_600, tickUpper: -266_400, amount1Min: 0n }
    expect((await call('mint', await params(above))).amount1).toBe(0n)
    const below = { tickLower: -272_400, tickUpper: -271_200, amount0Min: 0n }
    expect((await call('mint', await params(below))).amount0).toBe(0n)
  })
})

describe('increase', () => {
  test('needs approvals again, and adds', async () => {
    const tokenId = await open()
    await increase(signer, swapx, tokenId, desired, await soon())
    expect((await call('positions', tokenId)).liquidity).toBe(327_285_909_046_646n)
  })

  test('is open to anyone, who pays for it', async () => {
    const tokenId = await open()
    await increase(stranger, swapx, tokenId, desired, await soon())
    expect((await call('positions', tokenId)).liquidity).toBe(327_285_909_046_646n)
    expect(await call('ownerOf', tokenId)).toBe(signer.address)
  })

  test('of a position that does not exist gives no reason', async () => {
    const none = { tokenId: 999n, ...desired, ...(await soon()) }
    await expect(call('increaseLiquidity', none)).rejects.toMatchObject(SILENT)
  })
})

describe('fees', () => {
  test('show in a simulated collect, not in positions', async () => {
    const tokenId = await open()
    await sellForToken(signer, swapx, parseUnits('10', 18), 1n, await deadline())
    expect((await call('positions', tokenId)).tokensOwed0).toBe(0n)
    const { amount0, amount1 } = await claimable(signer, swapx, tokenId)
    expect(amount0).toBe(3_111_365_693_349_651n)
    expect(amount1).toBe(0n)
    const receipt = await send('collect', {
      tokenId,
      recipient: signer.address,
      amount0Max: ALL,
      amount1Max: ALL,
    })
    expect(receipt.status).toBe(1)
    expect((await claimable(signer, swapx, tokenId)).amount0).toBe(0n)
  })

  test('are for the owner or an approved account', async () => {
    const tokenId = await open()
    await expect(claimable(stranger, swapx, tokenId)).rejects.toMatchObject(
      failsWith('Not approved'),
    )
    await send('approve', stranger.address, tokenId)
    expect(await claimable(stranger, swapx, tokenId)).toEqual({ amount0: 0n, amount1: 0n })
    expect(await call('getApproved', tokenId)).toBe(stranger.address)
    const nothing = { tokenId, recipient: signer.address, amount0Max: 0n, amount1Max: 0n }
    await expect(call('collect', nothing)).rejects.toMatchObject(SILENT)
    const nonexistent = failsWith('ERC721: operator query for nonexistent token')
    await expect(claimable(signer, swapx, 999n)).rejects.toMatchObject(nonexistent)
  })
})

describe('decrease', () => {
  test('alone sends nothing: the tokens wait for collect', async () => {
    const tokenId = await open()
    const before = await mine(A)
    const half = 81_821_477_261_661n
    await send('decreaseLiquidity', { tokenId, liquidity: half, ...(await soon()) })
    expect(await mine(A)).toBe(before)
    expect((await call('positions', tokenId)).tokensOwed0).toBe(4_958_800_559_185_513_063n)
  })

  test('with collect pays out', async () => {
    const tokenId = await open()
    const before = await mine(A)
    await decreaseAndCollect(signer, swapx, tokenId, 81_821_477_261_661n, await soon())
    expect((await mine(A)) - before).toBe(4_958_800_559_185_513_063n)
    expect((await call('positions', tokenId)).tokensOwed0).toBe(0n)
  })

  test('leaves one token behind while its contract refuses transfers', async () => {
    const tokenId = await open()
    const { liquidity } = await call('positions', tokenId)
    const params = { tokenId, liquidity, ...(await soon()) }
    await send('decreaseLiquidity', params)
    await node.send('anvil_setCode', [B, '0xfe']) // paused for good
    const recipient = signer.address
    const all = { tokenId, recipient, amount0Max: ALL, amount1Max: ALL }
    await expect(call('collect', all)).rejects.toMatchObject(failsWith('TF'))
    const { amount0, amount1 } = await call('collect', { ...all, amount1Max: 0n })
    expect(amount0).toBeGreaterThan(parseUnits('9.9', 18))
    expect(amount1).toBe(0n)
  })

  test('fails with 0, with more than there is, late, below a minimum, for strangers', async () => {
    const tokenId = await open()
    const inputs = async (changes: object) => ({ tokenId, ...(await soon()), ...changes })
    const reject = async (changes: object, error: object) =>
      expect(call('decreaseLiquidity', await inputs(changes))).rejects.toMatchObject(error)
    await reject({ liquidity: 0n }, SILENT)
    await reject({ liquidity: 163_642_954_523_324n }, SILENT)
    await reject({ liquidity: 1n, deadline: 1 }, failsWith('Transaction too old'))
    await reject({ liquidity: 1n, amount0Min: 10n ** 18n }, failsWith('Price slippage check'))
    const other = managerOf(stranger, swapx).getFunction('decreaseLiquidity')
    const foreign = other.staticCall(await inputs({ liquidity: 1n }))
    await expect(foreign).rejects.toMatchObject(failsWith('Not approved'))
  })
})

describe('minimums at a tolerance of 0.5%', () => {
  const { A: tokenA, B: tokenB } = tokensOf(swapx)
  const poolNow = async () => readPool(await now(swapx, provider), tokenA, tokenB, FeeAmount.MEDIUM)

  /** Which of these moves of the price, in hundredths of a percent, a call still passes. */
  async function passing(moves: number[], name: string, input: object): Promise<number[]> {
    const passed: number[] = []
    for (const basisPoints of moves) {
      const before = await node.send('evm_snapshot', [])
      await movePrice(signer, swapx, basisPoints, await deadline())
      const passes = await call(name, { ...input, deadline: await deadline() }).then(
        () => true,
        error => {
          expect(error).toMatchObject(failsWith('Price slippage check'))
          return false
        },
      )
      if (passes) passed.push(basisPoints)
      await node.send('evm_revert', [before])
    }
    return passed
  }

  test('a mint bears about half of the move', async () => {
    await approveBoth()
    const least = leastToAdd(await poolNow(), range, desired)
    const input = { ...(await params()), ...least }
    expect(await passing([25, 26, -30, -35], 'mint', input)).toEqual([25, -30])
  })

  test('a withdrawal bears all of it', async () => {
    const tokenId = await open()
    const { liquidity } = await call('positions', tokenId)
    const least = leastToRemove(await poolNow(), range, liquidity)
    const input = { tokenId, liquidity, ...least }
    const moves = [50, 51, -50, -51]
    expect(await passing(moves, 'decreaseLiquidity', input)).toEqual([50, -50])
  })
})

describe('the end of a position', () => {
  test('is a multicall', async () => {
    const tokenId = await open()
    const [ownedA, ownedB] = [await mine(A), await mine(B)]
    await exit(signer, swapx, tokenId, await soon())
    expect((await mine(A)) - ownedA).toBe(9_917_601_118_371_086_731n)
    expect((await mine(B)) - ownedB).toBe(19_999_999n)
    const invalid = failsWith('Invalid token ID')
    await expect(call('positions', tokenId)).rejects.toMatchObject(invalid)
    await expect(call('tokenURI', tokenId)).rejects.toMatchObject(SILENT)
    const query = failsWith('ERC721: approved query for nonexistent token')
    await expect(call('getApproved', tokenId)).rejects.toMatchObject(query)
  })

  test('fails if a stranger adds liquidity first, and the withdrawal alone does not', async () => {
    const tokenId = await open()
    const { liquidity } = await call('positions', tokenId)
    await increase(stranger, swapx, tokenId, desired, await soon())
    const withdraw = [
      encode('decreaseLiquidity', { tokenId, liquidity, ...(await soon()) }),
      encode('collect', {
        tokenId,
        recipient: signer.address,
        amount0Max: ALL,
        amount1Max: ALL,
      }),
    ]
    await call('multicall', withdraw)
    const all = call('multicall', [...withdraw, encode('burn', tokenId)])
    await expect(all).rejects.toMatchObject(failsWith('Not cleared'))
  })

  test('needs an empty position', async () => {
    const tokenId = await open()
    await expect(call('burn', tokenId)).rejects.toMatchObject(failsWith('Not cleared'))
    const { liquidity } = await call('positions', tokenId)
    await send('decreaseLiquidity', { tokenId, liquidity, ...(await soon()) })
    await expect(call('burn', tokenId)).rejects.toMatchObject(failsWith('Not cleared'))
  })
})

describe('the token', () => {
  test('moves with the position, and loses its approval', async () => {
    const tokenId = await open()
    await send('approve', manager, tokenId)
    await send('transferFrom', signer.address, stranger.address, tokenId)
    expect(await call('getApproved', tokenId)).toBe(ZeroAddress)
    await expect(claimable(signer, swapx, tokenId)).rejects.toMatchObject(failsWith('Not approved'))
  })

  test('is refused by a contract that does not know it', async () => {
    const tokenId = await open()
    const safe = nft.getFunction('safeTransferFrom(address,address,uint256)')
    await expect(safe.staticCall(signer.address, swapx.swapRouter, tokenId)).rejects.toMatchObject(
      failsWith('ERC721: transfer to non ERC721Receiver implementer'),
    )
    const transfer = call('transferFrom', ZeroAddress, stranger.address, tokenId)
    await expect(transfer).rejects.toMatchObject(
      failsWith('ERC721: transfer of token that is not own'),
    )
  })

  test('knows its interfaces and its name', async () => {
    expect(await call('name')).toBe('Uniswap V3 Positions NFT-V1')
    expect(await call('symbol')).toBe('UNI-V3-POS')
    expect(await call('baseURI')).toBe('')
    expect(await call('supportsInterface', '0x80ac58cd')).toBe(true)
    expect(await call('supportsInterface', '0x780e9d63')).toBe(true)
    expect(await call('supportsInterface', '0x5b5e139f')).toBe(true)
    expect(await call('PERMIT_TYPEHASH')).toBe(
      id('Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)'),
    )
  })

  test('counts all, and those of an owner', async () => {
    const total = await call('totalSupply')
    expect(total).toBe(5n)
    const tokenId = await open()
    expect(tokenId).toBe(6n)
    expect(await call('tokenOfOwnerByIndex', signer.address, 0)).toBe(tokenId)
    expect(await call('tokenByIndex', 5)).toBe(tokenId)
    await expect(call('tokenOfOwnerByIndex', signer.address, 1)).rejects.toMatchObject(
      failsWith('EnumerableSet: index out of bounds'),
    )
    await expect(call('tokenByIndex', 6)).rejects.toMatchObject(
      failsWith('EnumerableMap: index out of bounds'),
    )
    await expect(call('ownerOf', 999)).rejects.toMatchObject(
      failsWith('ERC721: owner query for nonexistent token'),
    )
    await expect(call('balanceOf', ZeroAddress)).rejects.toMatchObject(
      failsWith('ERC721: balance query for the zero address'),
    )
    await expect(call('approve', signer.address, tokenId)).rejects.toMatchObject(
      failsWith('ERC721: approval to current owner'),
    )
    await expect(call('setApprovalForAll', signer.address, true)).rejects.toMatchObject(
      failsWith('ERC721: approve to caller'),
    )
  })
})

test('a function that is not payable fails in a multicall with value', async () => {
  const tokenId = await open()
  const move = encode('transferFrom', signer.address, stranger.address, tokenId)
  await call('multicall', [move])
  for (const data of [move, encode('positions', tokenId)]) {
    const paid = nft.getFunction('multicall').staticCall([data], { value: 1n })
    await expect(paid).rejects.toMatchObject(SILENT)
  }
})

test('a stranger can neither move nor approve a token', async () => {
  const tokenId = await open()
  const other = managerOf(stranger, swapx)
  const move = other.getFunction('transferFrom').staticCall(signer.address, manager, tokenId)
  await expect(move).rejects.toMatchObject(
    failsWith('ERC721: transfer caller is not owner nor approved'),
  )
  await expect(other.getFunction('approve').staticCall(manager, tokenId)).rejects.toMatchObject(
    failsWith('ERC721: approve caller is not owner nor approved for all'),
  )
})

test('a cleared position can be opened again', async () => {
  const tokenId = await open()
  const { liquidity } = await call('positions', tokenId)
  await decreaseAndCollect(signer, swapx, tokenId, liquidity, await soon())
  const none = { tokenId, liquidity: 0n, ...(await soon()) }
  await expect(call('decreaseLiquidity', none)).rejects.toMatchObject(SILENT)
  await increase(signer, swapx, tokenId, desired, await soon())
  expect((await call('positions', tokenId)).liquidity).toBe(liquidity)
})

describe('permit', () => {
  const signed = async (tokenId: bigint, spender: string, until: number, by: Wallet = signer) => {
    const { nonce } = await call('positions', tokenId)
    const domain = {
      name: await call('name'),
      version: '1',
      chainId: swapx.chainId,
      verifyingContract: manager,
    }
    const types = {
      Permit: [
        { name: 'spender', type: 'address' },
        { name: 'tokenId', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    }
    const value = { spender, tokenId, nonce, deadline: until }
    const { v, r, s } = Signature.from(await by.signTypedData(domain, types, value))
    return [spender, tokenId, until, v, r, s]
  }

  test('approves by signature, once', async () => {
    const tokenId = await open()
    const until = await deadline()
    const inputs = await signed(tokenId, stranger.address, until)
    const other = managerOf(stranger, swapx)
    await (await other.getFunction('permit')(...inputs)).wait()
    expect(await call('getApproved', tokenId)).toBe(stranger.address)
    expect((await call('positions', tokenId)).nonce).toBe(1n)
    await expect(call('permit', ...inputs)).rejects.toMatchObject(failsWith('Unauthorized'))
  })

  test('fails late, for the owner, with another signer, with a broken signature', async () => {
    const tokenId = await open()
    const until = await deadline()
    const reject = (inputs: unknown[], reason: string) =>
      expect(call('permit', ...inputs)).rejects.toMatchObject(failsWith(reason))
    await reject(await signed(tokenId, stranger.address, 1), 'Permit expired')
    await reject(
      await signed(tokenId, signer.address, until),
      'ERC721Permit: approval to current owner',
    )
    const foreign = Wallet.createRandom()
    const other = await signed(tokenId, stranger.address, until, foreign as unknown as Wallet)
    await reject(other, 'Unauthorized')
    const broken = await signed(tokenId, stranger.address, until)
    broken[3] = 26
    await reject(broken, 'Invalid signature')
  })
})

test('a token that does not exist has neither owner nor approvals', async () => {
  const owner = failsWith('ERC721: owner query for nonexistent token')
  const operator = failsWith('ERC721: operator query for nonexistent token')
  await expect(call('approve', stranger.address, 999n)).rejects.toMatchObject(owner)
  const signature = [27, id('r'), id('s')]
  const permit = call('permit', stranger.address, 999n, await deadline(), ...signature)
  await expect(permit).rejects.toMatchObject(owner)
  const move = call('transferFrom', signer.address, stranger.address, 999n)
  await expect(move).rejects.toMatchObject(operator)
})

test('a permit of a contract that does not know ERC-1271 gives no reason', async () => {
  const tokenId = await open()
  await send('transferFrom', signer.address, swapx.swapRouter, tokenId)
  const signature = [27, id('r'), id('s')]
  const permit = call('permit', stranger.address, tokenId, await deadline(), ...signature)
  await expect(permit).rejects.toMatchObject(SILENT)
})

describe('native currency', () => {
  /** Parameters of a position of wrapped native and A at the pool's price. */
  const withNative = async () => {
    const sorted = wrappedNative.toLowerCase() < A.toLowerCase()
    expect(sorted).toBe(true)
    return {
      token0: wrappedNative,
      token1: A,
      fee: 3000,
      tickLower: -887_220,
      tickUpper: 887_220,
      amount0Desired: parseEther('1'),
      amount1Desired: parseEther('10'),
      ...(await soon()),
      recipient: signer.address,
    }
  }

  test('pays for the wrapped token, and refundETH returns the rest', async () => {
    await approveExactly(signer, A, manager, parseEther('10'))
    const receipt = await send(
      'multicall',
      [encode('mint', await withNative()), encode('refundETH')],
      { value: parseEther('2') },
    )
    expect(-(await nativeChange(receipt))).toBe(parseEther('1'))
    expect(await provider.getBalance(manager)).toBe(0n)
  })

  test('that is left belongs to whoever calls first', async () => {
    await approveExactly(signer, A, manager, parseEther('10'))
    await send('mint', await withNative(), { value: parseEther('2') })
    expect(await provider.getBalance(manager)).toBe(parseEther('1'))
    const taken = await (await managerOf(stranger, swapx).getFunction('refundETH')()).wait()
    expect(await nativeChange(taken)).toBe(parseEther('1'))
  })

  test('comes out by collecting to the manager and unwrapping', async () => {
    await approveExactly(signer, A, manager, parseEther('10'))
    await send('multicall', [encode('mint', await withNative()), encode('refundETH')], {
      value: parseEther('1'),
    })
    const tokenId = await call('tokenOfOwnerByIndex', signer.address, 0)
    const { liquidity } = await call('positions', tokenId)
    const zero = { tokenId, recipient: ZeroAddress, amount0Max: ALL, amount1Max: ALL }
    const before = await mine(A)
    const receipt = await send('multicall', [
      encode('decreaseLiquidity', { tokenId, liquidity, ...(await soon()) }),
      encode('collect', zero),
      encode('unwrapWETH9', parseEther('0.99'), signer.address),
      encode('sweepToken', A, parseEther('9.9'), signer.address),
    ])
    expect(await nativeChange(receipt)).toBe(parseEther('1') - 1n)
    expect((await mine(A)) - before).toBe(parseEther('10') - 1n)
  })

  describe('in a pool with a hostile token1', () => {
    const ten = parseEther('10')
    let token: BaseContract
    let thief: string
    let pool: string

    beforeEach(async () => {
      // The pool sorts its tokens; an account's address is random, and so are those of its contracts.
      do {
        token = await deploy('CallingToken')
        thief = await token.getAddress()
      } while (BigInt(thief) < BigInt(wrappedNative))
      const tokens = [wrappedNative, thief] as [string, string]
      pool = await makeNarrowPool(signer, swapx, tokens, ten, await deadline())
    })

    /** Has the token call the manager when it moves to `receiver`. */
    const arm = async (receiver: string, theft: string) =>
      (await token.getFunction('arm')(receiver, manager, theft)).wait()

    async function withdraw(minimum: bigint) {
      const tokenId = await call('tokenOfOwnerByIndex', signer.address, 0)
      const { liquidity } = await call('positions', tokenId)
      const collect = { tokenId, recipient: ZeroAddress, amount0Max: ALL, amount1Max: ALL }
      await arm(manager, encode('unwrapWETH9', 0n, thief))
      return [
        encode('decreaseLiquidity', { tokenId, liquidity, ...(await soon()) }),
        encode('collect', collect),
        encode('unwrapWETH9', minimum, signer.address),
      ]
    }

    test('goes to a thief if the minimum is 0', async () => {
      const receipt = await send('multicall', await withdraw(0n))
      expect(await nativeChange(receipt)).toBe(0n)
      expect(await provider.getBalance(thief)).toBe(ten - 1n)
    })

    test('reverts if the minimum is what the position must bring', async () => {
      const all = call('multicall', await withdraw(ten - 1n))
      await expect(all).rejects.toMatchObject(failsWith('Insufficient WETH9'))
    })

    test('goes to a thief as value that a deposit does not need', async () => {
      await approveExactly(signer, thief, manager, ten)
      const range = { tickLower: -60, tickUpper: 60 }
      const amounts = { amount0Desired: ten, amount1Desired: ten, ...(await soon(ten, ten)) }
      const position = { ...(await withNative()), token1: thief, ...range, ...amounts }
      await arm(pool, encode('refundETH'))
      const calls = [encode('mint', position), encode('refundETH')]
      const receipt = await send('multicall', calls, { value: 2n * ten })
      expect(-(await nativeChange(receipt))).toBe(2n * ten)
      expect(await provider.getBalance(thief)).toBe(ten)
    })
  })

  test('is refused as a plain transfer', async () => {
    const transfer = signer.call({ to: manager, value: 1n })
    await expect(transfer).rejects.toMatchObject(failsWith('Not WETH9'))
    const unwrap = call('unwrapWETH9', 1n, signer.address)
    await expect(unwrap).rejects.toMatchObject(failsWith('Insufficient WETH9'))
    const sweep = call('sweepToken', A, 1n, signer.address)
    await expect(sweep).rejects.toMatchObject(failsWith('Insufficient token'))
  })
})

test('the callback is for pools', async () => {
  const coder = nft.interface.getAbiCoder()
  const data = coder.encode(
    ['tuple(tuple(address, address, uint24), address)'],
    [[[A, B, 3000], stranger.address]],
  )
  await expect(call('uniswapV3MintCallback', 1n, 0n, data)).rejects.toMatchObject(SILENT)
})

test('a position in range before a sale loses token1 and gains token0', async () => {
  const tokenId = await open()
  await advance(10)
  await sellForToken(signer, swapx, parseUnits('10', 18), 1n, await deadline())
  const before = [await mine(A), await mine(B)] as const
  await exit(signer, swapx, tokenId, await soon())
  expect((await mine(A)) - before[0]).toBeGreaterThan(desired.amount0Desired)
  expect((await mine(B)) - before[1]).toBeLessThan(desired.amount1Desired)
})

test('there are 38 functions beside the constructor and receive, and 6 events', () => {
  const { fragments } = new Contract(manager, NonfungiblePositionManager.abi).interface
  const count = (type: string) => fragments.filter(fragment => fragment.type === type).length
  expect([count('function'), count('event')]).toEqual([38, 6])
})

test('main prints the life of a position', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('position-manager.out.txt')
})
