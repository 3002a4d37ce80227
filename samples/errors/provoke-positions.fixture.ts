import { id, parseEther, type Signature, toBeHex, Wallet, ZeroAddress } from 'ethers'
import type { TestChain } from './provocation.fixture'
import { caller, contractAt, FAR, type Provocation, STRANGER } from './provocation.fixture'

const MANAGER =
  '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json'
const tokenAbi = ['function approve(address spender, uint256 amount) returns (bool)']
const ZERO = `0x${'0'.repeat(64)}`
const one = parseEther('1')
/** A position that the node's account has, in the pool of A and B, and one that nobody has. */
const [OWN, NONE] = [1, 999]
/** Place of `_decimals` in the storage of the tokens for tests. */
const DECIMALS = '0x5'

/** The errors of NonfungiblePositionManager. */
export async function provokePositions({ node, swapx }: TestChain): Promise<Provocation[]> {
  const { A, B, C } = swapx.tokens
  const me = (await node.getSigner()).address
  const manager = await contractAt(node, swapx.nonfungiblePositionManager, MANAGER)
  const { call, callAsStranger } = manager
  const allow = async (...tokens: string[]) => {
    for (const token of tokens) {
      await (await caller(node, token, tokenAbi)).send('approve', manager.address, one)
    }
  }
  const params = {
    token0: A,
    token1: B,
    fee: 3000,
    tickLower: -271_200,
    tickUpper: -267_600,
    amount0Desired: one,
    amount1Desired: 2_000_000,
    amount0Min: 0,
    amount1Min: 0,
    recipient: me,
    deadline: FAR,
  }
  const mint = async (changes: object) => {
    await allow(A, B)
    await call('mint', { ...params, ...changes })
  }
  const permit = (spender: string, deadline: bigint, { v, r, s }: Omit<Signature, never>) =>
    call('permit', spender, OWN, deadline, v, r, s)
  const others = Wallet.createRandom().signingKey.sign(id('another text'))
  const none = { v: 0, r: ZERO, s: ZERO } as unknown as Signature

  return [
    ['Price slippage check', () => mint({ amount0Min: one, amount1Min: 2_000_000 })],
    ['T', () => mint({ tickLower: -887_280 })],
    ['Not approved', () => callAsStranger('burn', OWN)],
    ['Not cleared', () => call('burn', OWN)],
    ['Invalid token ID', () => call('positions', NONE)],
    ['Permit expired', () => permit(STRANGER, 1n, others)],
    ['ERC721Permit: approval to current owner', () => permit(me, FAR, others)],
    ['Invalid signature', () => permit(STRANGER, FAR, none)],
    ['Unauthorized', () => permit(STRANGER, FAR, others)],
    ['ERC721: operator query for nonexistent token', () => call('burn', NONE)],
    ['ERC721: owner query for nonexistent token', () => call('ownerOf', NONE)],
    ['ERC721: approved query for nonexistent token', () => call('getApproved', NONE)],
    [
      'ERC721: transfer caller is not owner nor approved',
      () => callAsStranger('transferFrom', me, STRANGER, OWN),
    ],
    [
      'ERC721: transfer of token that is not own',
      () => call('transferFrom', STRANGER, STRANGER, OWN),
    ],
    ['ERC721: transfer to the zero address', () => call('transferFrom', me, ZeroAddress, OWN)],
    [
      'ERC721: transfer to non ERC721Receiver implementer',
      () => call('safeTransferFrom(address,address,uint256)', me, swapx.v3Factory, OWN),
    ],
    ['ERC721: mint to the zero address', () => mint({ recipient: ZeroAddress })],
    ['ERC721: approval to current owner', () => call('approve', me, OWN)],
    [
      'ERC721: approve caller is not owner nor approved for all',
      () => callAsStranger('approve', swapx.v3Factory, OWN),
    ],
    ['ERC721: approve to caller', () => call('setApprovalForAll', me, true)],
    ['ERC721: balance query for the zero address', () => call('balanceOf', ZeroAddress)],
    ['EnumerableSet: index out of bounds', () => call('tokenOfOwnerByIndex', me, NONE)],
    ['EnumerableMap: index out of bounds', () => call('tokenByIndex', NONE)],
    [
      'SafeMath: subtraction overflow',
      async () => {
        await node.send('anvil_setStorageAt', [A, DECIMALS, ZERO])
        await allow(C)
        // With 0 decimals of A and 18 of C, both prices are about 1e-40, below 2 ** -128.
        const range = { tickLower: -506_800, tickUpper: -506_600 }
        const tiny = { amount0Desired: 0, amount1Desired: 10n ** 12n }
        await manager.send('mint', {
          ...params,
          token1: C,
          fee: 10_000,
          ...range,
          ...tiny,
        })
        await call('tokenURI', await call('totalSupply'))
      },
    ],
    [
      'SafeMath: subtraction overflow',
      async () => {
        // With 8 decimals of A and 18 of C, the lower price is 0.9999978.
        await node.send('anvil_setStorageAt', [A, DECIMALS, toBeHex(8, 32)])
        await allow(A)
        await manager.send('createAndInitializePoolIfNecessary', A, C, 500, 2n ** 96n)
        const range = { tickLower: 230_270, tickUpper: 230_280 }
        await manager.send('mint', {
          ...params,
          token1: C,
          fee: 500,
          ...range,
          amount1Desired: 0,
        })
        await call('tokenURI', await call('totalSupply'))
      },
    ],
  ]
}
