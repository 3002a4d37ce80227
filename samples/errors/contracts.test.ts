import { afterEach, beforeEach, expect, test } from 'vitest'
import { testChain } from '../chain/test-chain'
import { generate } from './generate'
import type { Provocation } from './provocation.fixture'
import { provokePeriphery } from './provoke-periphery.fixture'
import { provokePool } from './provoke-pool.fixture'
import { provokePositions } from './provoke-positions.fixture'
import { provokeStaker } from './provoke-staker.fixture'
import { provokeV2 } from './provoke-v2.fixture'

const chain = await testChain()
const provocations: Provocation[] = [
  ...(await provokeV2(chain)),
  ...(await provokePool(chain)),
  ...(await provokePeriphery(chain)),
  ...(await provokePositions(chain)),
  ...(await provokeStaker(chain)),
]

let snapshot: string
beforeEach(async () => {
  snapshot = await chain.node.send('evm_snapshot', [])
})
afterEach(() => chain.node.send('evm_revert', [snapshot]))

test('each text of the contracts is provoked here', () => {
  const provoked = provocations.map(([text]) => text)
  expect([...new Set(provoked)].sort()).toEqual(Object.keys(generate().contracts).sort())
})

test.each(provocations)('%s', async (text, provoke) => {
  await expect(provoke()).rejects.toMatchObject({ code: 'CALL_EXCEPTION', reason: text })
})
