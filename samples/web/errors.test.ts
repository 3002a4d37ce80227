import { RpcRequestError } from 'viem'
import { expect, test, vi } from 'vitest'
import { revertReason } from './errors'

vi.mock('./config', () => ({ swapx: {} }))

const failsWith = (data?: string) =>
  revertReason(
    new RpcRequestError({ body: {}, error: { code: 3, message: 'x', data }, url: 'http://x' }),
  )

test('the reason of a revert, or the selector of a custom error', () => {
  expect(failsWith('0xd93c0665')).toBe('0xd93c0665')
  expect(failsWith('0x')).toBeUndefined()
  expect(failsWith()).toBeUndefined()
})
