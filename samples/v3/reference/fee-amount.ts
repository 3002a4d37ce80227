import { FeeAmount, TICK_SPACINGS } from '@uniswap/v3-sdk'
import { Contract, Interface, type Provider } from 'ethers'
import { connect } from '../../connection'
import type { Environment } from '../../deployment'

/**
 * Tick spacing of a fee in a factory, or 0 if the factory has not enabled it.
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

// #region enabled-fees
/**
 * Tick spacing of every fee that a factory has enabled, by the fee.
 * @param fromBlock the block in which the factory was deployed, or an earlier
 *   one
 */
export async function enabledFees(
  provider: Provider,
  factory: string,
  fromBlock: number,
): Promise<Map<number, number>> {
  const abi = new Interface([
    'event FeeAmountEnabled(uint24 indexed fee, int24 indexed tickSpacing)',
  ])
  const topics = abi.encodeFilterTopics('FeeAmountEnabled', [])
  const logs = await provider.getLogs({ address: factory, topics, fromBlock })
  return new Map(
    logs.map(log => {
      const [fee, spacing] = abi.decodeEventLog(
        'FeeAmountEnabled',
        log.data,
        log.topics,
      )
      return [Number(fee), Number(spacing)]
    }),
  )
}
// #endregion

export async function main(environment: Environment) {
  const { swapx, provider } = connect(environment)
  const enabled = await enabledFees(provider, swapx.v3Factory, 0)
  console.log('enabled:', [...enabled.keys()].join(', '))

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
