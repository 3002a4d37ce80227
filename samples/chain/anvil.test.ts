import { afterEach, expect, test, vi } from 'vitest'
import { findAnvil, startAnvil } from './anvil'

afterEach(() => void vi.unstubAllEnvs())

test('ANVIL names the binary', () => {
  vi.stubEnv('ANVIL', process.execPath)
  expect(findAnvil()).toBe(process.execPath)
})

test('a wrong ANVIL is said', () => {
  vi.stubEnv('ANVIL', '/nowhere/anvil')
  expect(findAnvil).toThrow('ANVIL names /nowhere/anvil, which does not exist.')
})

test('a node that cannot start says why', async () => {
  const { url, stop } = await startAnvil(0)
  const port = Number(new URL(url).port)
  await expect(startAnvil(port)).rejects.toThrow(/anvil ended with code 1:[\s\S]*in use/)
  await stop()
})

test('stop ends the process', async () => {
  const { url, stop } = await startAnvil(0)
  await stop()
  await expect(fetch(url)).rejects.toThrow()
})
