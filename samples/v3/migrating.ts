import { Percent } from '@uniswap/sdk-core'
import V3Migrator from '@uniswap/v3-periphery/artifacts/contracts/V3Migrator.sol/V3Migrator.json'
import { FeeAmount, type Position } from '@uniswap/v3-sdk'
import {
  Contract,
  ContractFactory,
  type ContractTransactionReceipt,
  formatUnits,
  parseEther,
  parseUnits,
  type Signer,
} from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Deployment, Environment } from '../deployment'
import { atLeast } from '../v2/limits'
import { pairAddress } from '../v2/pair-address'
import { signPermit } from '../v2/permit'
import { addLiquidity, withdrawalAmounts } from '../v2/pools'
import { transferred } from '../v2/swap'
import { toAmount, tokensOf } from './background'
import { added } from './minting'
import { positionWithin, rangeBetween, type Terms } from './position'
import { priceFrom } from './position-data'
import { now, readPool } from './trading'

/** LP tokens of a pair, in smallest units, and which share of them becomes a position. */
export type Migration = {
  migrator: string
  pair: string
  liquidity: bigint
  /** 1 to 100. The rest of what the pair pays goes to the caller. */
  percentage: number
}

// #region migrate
/**
 * Burns LP tokens and mints a position with what they pay. A signature takes
 * the place of the approval.
 * @param position what the percentage of both amounts mints at present
 */
export async function migrate(
  signer: Signer,
  { chainId }: Deployment,
  { migrator, pair, liquidity, percentage }: Migration,
  position: Position,
  { slippageTolerance, deadline }: Terms,
): Promise<ContractTransactionReceipt> {
  const permit = { spender: migrator, value: liquidity, deadline }
  const { v, r, s } = await signPermit(signer, chainId, pair, permit)
  const { pool, tickLower, tickUpper } = position
  const minimums = position.mintAmountsWithSlippage(slippageTolerance)
  const params = {
    pair,
    liquidityToMigrate: liquidity,
    percentageToMigrate: percentage,
    token0: pool.token0.address,
    token1: pool.token1.address,
    fee: pool.fee,
    tickLower,
    tickUpper,
    amount0Min: minimums.amount0.toString(),
    amount1Min: minimums.amount1.toString(),
    recipient: await signer.getAddress(),
    deadline,
    refundAsETH: false,
  }
  const contract = new Contract(migrator, V3Migrator.abi, signer)
  const encode = (name: string, values: unknown[]) =>
    contract.interface.encodeFunctionData(name, values)
  const allow = [pair, liquidity, deadline, v, r, s]
  const calls = [
    encode('selfPermitIfNecessary', allow),
    encode('migrate', [params]),
  ]
  const multicall = contract.getFunction('multicall')
  await multicall.staticCall(calls)
  const receipt = await (await multicall.send(calls)).wait()
  if (!receipt) throw new Error('The transaction is not in a block.')
  return receipt
}
// #endregion

/** Deploys V3Migrator, which the local chain does not have. @returns its address */
export async function deployMigrator(
  signer: Signer,
  { v3Factory, wrappedNative, nonfungiblePositionManager }: Deployment,
): Promise<string> {
  const { abi, bytecode } = V3Migrator
  const factory = new ContractFactory(abi, bytecode, signer)
  const contract = await factory.deploy(
    v3Factory,
    wrappedNative,
    nonfungiblePositionManager,
  )
  await contract.waitForDeployment()
  return contract.getAddress()
}

export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const { A, B } = tokensOf(swapx)
  const tokens: [string, string] = [A.address, B.address]
  const print = (done: string, [a, b]: [bigint, bigint]) =>
    console.log(`${done} ${formatUnits(a)} A and ${formatUnits(b, 6)} B`)
  const deadline = await deadlineIn(600, provider)

  const desired: [bigint, bigint] = [parseEther('250'), parseUnits('500', 6)]
  const minimums: [bigint, bigint] = [
    atLeast(desired[0], 50n),
    atLeast(desired[1], 50n),
  ]
  const limits = { desired, minimums, deadline }
  const { liquidity } = await addLiquidity(signer, swapx, tokens, limits)
  const paid = await withdrawalAmounts(provider, swapx, tokens, liquidity)
  print('The pair pays', paid)

  const percentage = 90
  const share = (amount: bigint) => (amount * BigInt(percentage)) / 100n
  const pool = await readPool(
    await now(swapx, provider),
    A,
    B,
    FeeAmount.MEDIUM,
  )
  const range = rangeBetween(
    pool,
    priceFrom(A, B, '1.6'),
    priceFrom(A, B, '2.2'),
  )
  const position = positionWithin(
    pool,
    range,
    toAmount(A, share(paid[0])),
    toAmount(B, share(paid[1])),
  )
  const migration = {
    migrator: await deployMigrator(signer, swapx),
    pair: pairAddress(swapx, ...tokens),
    liquidity,
    percentage,
  }
  const terms = { slippageTolerance: new Percent(5, 1_000), deadline }
  const receipt = await migrate(signer, swapx, migration, position, terms)
  const { tokenId, amount0, amount1 } = added(receipt, swapx)
  print(`Position ${tokenId} takes`, [amount0, amount1])
  const to = await signer.getAddress()
  const rest = (token: string) => transferred(receipt, token, { to })
  print('The caller gets', [rest(A.address), rest(B.address)])
}
