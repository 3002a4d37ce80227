import { BrowserProvider } from 'ethers'
import { createWalletClient, custom, http, zeroAddress } from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createConfig, injected } from 'wagmi'
import { connect, sendTransaction } from 'wagmi/actions'

const account = '0x0000000000000000000000000000000000000001'
const call = { to: zeroAddress, value: 5n } as const
const hash = `0x${'1'.repeat(64)}`

/** What a wallet on Ethereum answers to an app of another chain. */
const answers: Record<string, unknown> = {
  eth_chainId: '0x1',
  eth_accounts: [account],
  eth_requestAccounts: [account],
  eth_blockNumber: '0x1',
  eth_sendTransaction: hash,
}
const asked: string[] = []
const provider = {
  async request({ method }: { method: string }) {
    asked.push(method)
    return answers[method] ?? null
  },
  on() {},
  removeListener() {},
}
// Where wagmi listens for wallets that announce themselves.
vi.stubGlobal('window', new EventTarget())
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  asked.length = 0
})

/** Has wagmi send from a wallet whose chain it has not asked to change. */
async function sendByWagmi(chainId?: typeof anvil.id) {
  const target = { id: 'test', name: 'Test', provider: provider as never }
  const connector = injected({ target })
  const transports = { [anvil.id]: http('http://127.0.0.1:1') }
  const config = createConfig({ chains: [anvil], connectors: [connector], transports })
  await connect(config, { connector })
  return sendTransaction(config, { ...call, gas: null, ...(chainId && { chainId }) })
}

async function sendByEthers() {
  // With its chain named, ethers notices when it looks for what it has sent.
  const signer = await new BrowserProvider(provider, anvil.id).getSigner()
  return signer.sendTransaction({ ...call, gasLimit: 21_000 })
}

test('on another chain, viem refuses, and wagmi if it is told which', async () => {
  const client = createWalletClient({ account, chain: anvil, transport: custom(provider) })
  for (const send of [() => client.sendTransaction(call), () => sendByWagmi(anvil.id)])
    await expect(send()).rejects.toThrow('does not match the target chain')
  expect(asked).not.toContain('eth_sendTransaction')
})

test.each([
  ['wagmi that is not told which', () => sendByWagmi()],
  ['ethers, even if it is told,', sendByEthers],
])('on another chain, %s sends', async (_, send) => {
  await send().catch(() => undefined)
  expect(asked).toContain('eth_sendTransaction')
})
