import {
  Contract,
  formatUnits,
  parseEther,
  parseUnits,
  ZeroAddress,
} from 'ethers'
import { connect } from '../connection'
import { deadlineIn } from '../deadline'
import type { Environment } from '../deployment'
import { pairAbi } from './abi'
import { readPair } from './pair'
import { addLiquidity } from './pools'
import { pendingFee, readProtocolFee, setFeeTo } from './protocol-fee'
import { sqrt } from './sqrt'
import { type Path, swapExactInput } from './swap'

/** Switches the fee on, trades, deposits, and shows what the recipient got. */
export async function main(environment: Environment): Promise<void> {
  const { swapx, provider, signer } = connect(environment)
  const tokens: [string, string] = [swapx.tokens.A, swapx.tokens.B]
  const feeTo = `0x3${'1'.padStart(39, '0')}`
  const setter = await provider.getSigner() // feeToSetter of the local chain
  const deadline = await deadlineIn(600, provider)
  const now = async () => {
    const block = await provider.getBlockNumber()
    const pair = await readPair(provider, swapx, tokens, block)
    const { kLast } = await readProtocolFee(
      provider,
      swapx,
      pair.address,
      block,
    )
    return {
      pair,
      kLast,
      pending: await pendingFee(provider, swapx, pair, block),
    }
  }
  const deposit = () => {
    const desired: [bigint, bigint] = [parseEther('10'), parseUnits('30', 6)]
    const minimums: [bigint, bigint] = [parseEther('9'), parseUnits('18', 6)]
    return addLiquidity(signer, swapx, tokens, { desired, minimums, deadline })
  }
  const swap = (amountIn: bigint, amountOutMin: bigint, path: Path) =>
    swapExactInput(signer, swapx, { amountIn, amountOutMin, path, deadline })

  await setFeeTo(setter, swapx, feeTo)
  console.log(`On. kLast: ${(await now()).kLast}`)
  await deposit()
  console.log(`After a deposit. kLast: ${(await now()).kLast}`)

  const bought = await swap(parseEther('100'), parseUnits('180', 6), tokens)
  await swap(bought, parseEther('99'), [tokens[1], tokens[0]])
  const { pair, kLast, pending } = await now()
  const rootK = sqrt(pair.reserve0 * pair.reserve1)
  const growth = rootK - sqrt(kLast)
  const claim = (pending * rootK) / (pair.totalSupply + pending)
  console.log(`After two swaps. sqrt(k) grew by ${growth} to ${rootK}`)
  console.log(
    `Pending: ${pending} smallest units of LP tokens, a claim to ${claim} of sqrt(k)`,
  )
  console.log(
    `Part of the growth: ${formatUnits((claim * 1_000_000n) / growth, 4)}%`,
  )

  await deposit()
  const contract = new Contract(pair.address, pairAbi, provider)
  const minted = await contract.getFunction('balanceOf').staticCall(feeTo)
  console.log(
    `After a deposit. The recipient holds ${minted} smallest units of LP tokens`,
  )
  await setFeeTo(setter, swapx, ZeroAddress)
}
