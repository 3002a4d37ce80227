import { FeeAmount, TICK_SPACINGS } from '@uniswap/v3-sdk'
import { Contract, type Provider } from 'ethers'
import { connect } from '../../connection'

// #region tick-spacing
/**
 * Tick spacing of a fee in a factory; 0 where the factory has not enabled the
 * fee.
 */
export async function tickSpacing(
  provider: Provider,
  factory: string,
  fee: number,
) {
  const abi = ['function feeAmountTickSpacing(uint24) view returns (int24)']
  const contract = new Contract(factory, abi, provider)
  return Number(
    await contract.getFunction('feeAmountTickSpacing').staticCall(fee),
  )
}
// #endregion

// #region main
export async function main() {
  const { swapx, provider } = connect()
  const fees = Object.values(FeeAmount).filter(
    value => typeof value === 'number',
  )
  for (const fee of fees) {
    const spacing = await tickSpacing(provider, swapx.v3Factory, fee)
    const state =
      spacing === 0 ? 'not enabled' : `enabled with tick spacing ${spacing}`
    console.log(
      `${FeeAmount[fee]} ${fee}: ${state} (SDK: ${TICK_SPACINGS[fee]})`,
    )
  }
}
// #endregion

if (process.argv[1] === import.meta.filename) await main()
