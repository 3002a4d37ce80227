import { ContractFactory, concat, MaxUint256, parseEther, ZeroAddress } from 'ethers'
import { readArtifact } from '../chain/artifacts'
import type { TestChain } from './provocation.fixture'
import { caller, codeReturning, contractAt, FAR, type Provocation } from './provocation.fixture'

const PERIPHERY = '@uniswap/v3-periphery/artifacts/contracts'
const tokenAbi = [
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
]
const one = parseEther('1')

/** The errors of SwapRouter, the quoters and V3Migrator, on the pool of 1,000 A and 2,000 B. */
export async function provokePeriphery({ node, swapx, deploy }: TestChain): Promise<Provocation[]> {
  const { A, B, C } = swapx.tokens
  const { v3Factory, wrappedNative, nonfungiblePositionManager: manager } = swapx
  const owner = await node.getSigner()
  const me = owner.address
  const router = await contractAt(
    node,
    swapx.swapRouter,
    `${PERIPHERY}/SwapRouter.sol/SwapRouter.json`,
  )
  const quoters = [
    await contractAt(node, swapx.quoter, `${PERIPHERY}/lens/Quoter.sol/Quoter.json`),
    await contractAt(node, swapx.quoterV2, `${PERIPHERY}/lens/QuoterV2.sol/QuoterV2.json`),
  ] as const
  const artifact = readArtifact(`${PERIPHERY}/V3Migrator.sol/V3Migrator.json`)
  const factory = new ContractFactory(artifact.abi, artifact.bytecode, owner)
  const deployed = await factory.deploy(v3Factory, wrappedNative, manager)
  await deployed.waitForDeployment()
  const migrator = await caller(node, await deployed.getAddress(), artifact.abi)
  const tokenA = await caller(node, A, tokenAbi)
  const wrapped = await caller(node, wrappedNative, tokenAbi)
  const libraries = await deploy('LibraryErrors')
  const allow = (amount: bigint) => tokenA.send('approve', router.address, amount)

  const base = {
    tokenIn: A,
    tokenOut: B,
    fee: 3000,
    recipient: me,
    deadline: FAR,
  }
  const input = {
    ...base,
    amountIn: one,
    amountOutMinimum: 1,
    sqrtPriceLimitX96: 0,
  }
  const output = {
    ...base,
    amountOut: 1_000_000,
    amountInMaximum: MaxUint256,
    sqrtPriceLimitX96: 0,
  }
  const exactInput = (changes: object = {}, value = 0) =>
    router.call('exactInputSingle', { ...input, ...changes }, { value })
  const exactOutput = (changes: object = {}) =>
    router.call('exactOutputSingle', { ...output, ...changes })
  const along = (path: string) => ({ path, recipient: me, deadline: FAR })
  const migrate = (percentageToMigrate: number) =>
    migrator.call('migrate', {
      pair: A,
      liquidityToMigrate: 1,
      percentageToMigrate,
      token0: A,
      token1: B,
      fee: 3000,
      tickLower: -60,
      tickUpper: 60,
      amount0Min: 1,
      amount1Min: 1,
      recipient: me,
      deadline: FAR,
      refundAsETH: false,
    })

  return [
    ['STF', () => exactInput()],
    [
      'STF',
      async () => {
        await allow(MaxUint256)
        await exactInput({ amountIn: 10n ** 30n })
      },
    ],
    [
      'STF',
      async () => {
        await allow(one / 10n)
        await exactOutput({ amountInMaximum: one / 10n })
      },
    ],
    [
      'STF',
      async () => {
        await allow(one)
        const path = concat([A, '0x000bb8', B])
        const swap = {
          ...along(path),
          amountOut: one / 10n,
          amountInMaximum: one,
        }
        await router.call('exactOutput', swap)
      },
    ],
    ['STF', () => exactInput({ tokenIn: wrappedNative, tokenOut: A, amountIn: 2 }, 1)],
    [
      'STF',
      async () => {
        await allow(one)
        await node.send('anvil_setCode', [A, codeReturning(0n)])
        await exactInput()
      },
    ],
    [
      'ST',
      async () => {
        await tokenA.send('transfer', router.address, one)
        // The tokens for tests refuse the zero address.
        await router.call('sweepToken', A, 1, ZeroAddress)
      },
    ],
    [
      'STE',
      async () => {
        await wrapped.send('transfer', router.address, 1)
        await router.call('unwrapWETH9', 1, v3Factory)
      },
    ],
    [
      'SA',
      async () => {
        await node.send('anvil_setCode', [A, codeReturning(0n)])
        await libraries.getFunction('approve').staticCall(A, me)
      },
    ],
    [
      'AS',
      async () => {
        await allow(one)
        // So little of A buys nothing of B, and the next pool would take nothing.
        const path = concat([A, '0x000bb8', B, '0x0001f4', C])
        await router.call('exactInput', { ...along(path), amountIn: 1_000, amountOutMinimum: 1 })
      },
    ],
    ['Transaction too old', () => exactInput({ deadline: 1 })],
    [
      'Too little received',
      async () => {
        await allow(one)
        await exactInput({ amountOutMinimum: 2_000_000 })
      },
    ],
    [
      'Too much requested',
      async () => {
        await allow(one)
        await exactOutput({ amountInMaximum: 1 })
      },
    ],
    ['Insufficient WETH9', () => router.call('unwrapWETH9', 1, me)],
    ['Insufficient token', () => router.call('sweepToken', A, 1, me)],
    ['Not WETH9', () => owner.call({ to: router.address, value: 1 })],
    [
      'slice_outOfBounds',
      () =>
        router.call('exactInput', {
          ...along(A),
          amountIn: 1,
          amountOutMinimum: 1,
        }),
    ],
    ...(['0x00', concat([A, '0x000bb8'])] as const).map((path): Provocation => {
      const swap = { ...along(path), amountOut: 1, amountInMaximum: 1 }
      return ['toAddress_outOfBounds', () => router.call('exactOutput', swap)]
    }),
    ['toAddress_outOfBounds', () => quoters[0].call('quoteExactInput', '0x', 1)],
    ['toUint24_outOfBounds', () => quoters[1].call('quoteExactInput', A, 1)],
    [
      'Unexpected error',
      () => quoters[0].call('quoteExactOutputSingle', A, B, 3000, 2n ** 100n, 0),
    ],
    [
      'Unexpected error',
      () => {
        const { amountOut: _, amountInMaximum: __, ...params } = output
        return quoters[1].call('quoteExactOutputSingle', {
          ...params,
          amount: 2n ** 100n,
        })
      },
    ],
    ['Percentage too small', () => migrate(0)],
    ['Percentage too large', () => migrate(101)],
  ]
}
