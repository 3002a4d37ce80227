import { Contract, JsonRpcProvider, NonceManager, parseEther, Wallet } from 'ethers'
import { estimateFeesPerGas, prepareTransactionRequest } from 'viem/actions'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { outputOf, testChain } from '../chain/test-chain'
import { connect as connectViem } from '../connection-viem'
import { tokenAbi } from './abi'
import { balanceAt, main, received, revertReason, transfer, transferTwice } from './web3-basics'

const { swapx, provider, signer, node, setAutomine, deploy } = await testChain()
const { A } = swapx.tokens
const to = '0x3000000000000000000000000000000000000002'
const { rpcUrl, chainId } = swapx

/** A provider without the margin of connection.ts. */
const plain = new JsonRpcProvider(rpcUrl, chainId, { pollingInterval: 100, cacheTimeout: -1 })
const plainSigner = new Wallet(signer.privateKey, plain)
afterAll(() => plain.destroy())

const send = (from: Wallet | NonceManager) =>
  new Contract(A, tokenAbi, from).getFunction('transfer')

test('main prints what the page shows, also in a second run', async () => {
  await expect(await outputOf(main)).toMatchFileSnapshot('web3-basics.out.txt')
  await expect(await outputOf(main)).toMatchFileSnapshot('web3-basics.out.txt')
})

test('a call changes nothing, a transaction does', async () => {
  const block = await provider.getBlockNumber()
  expect(await send(signer).staticCall(to, 5n)).toBe(true)
  expect(await balanceAt(provider, A, to, 'latest')).toBe(0n)
  expect(await provider.getBlockNumber()).toBe(block)
  const receipt = await transfer(signer, A, to, 5n)
  expect(receipt.status).toBe(1)
  expect(await balanceAt(provider, A, to, 'latest')).toBe(5n)
  expect(await balanceAt(provider, A, to, block)).toBe(0n)
  expect(await received(provider, A, to, block)).toEqual([5n])
})

test('a struct of ethers is read-only, and a field that is missing is named', async () => {
  const abi = ['function f((uint256 a, uint256 b) s) view returns ((uint256 a, uint256 b) s)']
  const contract = new Contract(A, abi, provider)
  const data = contract.interface.encodeFunctionResult('f', [{ a: 1, b: 2 }])
  const [struct] = contract.interface.decodeFunctionResult('f', data)
  const call = (value: unknown) => contract.getFunction('f').populateTransaction(value)
  await expect(call(struct)).rejects.toThrow("Cannot assign to read only property '0'")
  expect((await call(struct.toObject())).data).toHaveLength(2 + 8 + 2 * 64)
  await expect(call({ a: 1 })).rejects.toThrow('missing value for component b')
  const encode = () => contract.interface.encodeFunctionData('f', [{ a: 1 }])
  expect(encode).toThrow(/^invalid BigNumberish value .*value=null/)
})

test('a token that returns nothing is sent too, one that returns false is not', async () => {
  const quiet = await (await deploy('QuietToken')).getAddress()
  await transfer(signer, quiet, to, 5n)
  expect(await balanceAt(provider, quiet, to, 'latest')).toBe(5n)
  const snapshot = await node.send('evm_snapshot', [])
  // Code that returns 0 to whatever it is asked.
  await node.send('anvil_setCode', [quiet, '0x600060005260206000f3'])
  const block = await provider.getBlockNumber()
  await expect(transfer(signer, quiet, to, 5n)).rejects.toThrow('The token refuses the transfer.')
  expect(await provider.getBlockNumber()).toBe(block)
  await node.send('evm_revert', [snapshot])
})

describe('gas', () => {
  const router = (from: Wallet) =>
    new Contract(
      swapx.swapRouter,
      [
        'function exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))',
      ],
      from,
    ).getFunction('exactInputSingle')
  const swap = [A, swapx.tokens.B, 3000, signer.address, 2n ** 40n, parseEther('10'), 1n, 0]

  /** Estimates right after a swap, sends 3 seconds later. */
  async function sendLater(from: Wallet) {
    // With its own limit: this one, too, could be estimated in one second and sent in the next.
    await (await router(from)(swap, { gasLimit: 1_000_000 })).wait()
    const block = await node.getBlock('latest')
    // The clock stands still, so that no second ends between the swap and the estimate.
    await node.send('anvil_setBlockTimestampInterval', [0])
    const gasLimit = await router(from).estimateGas(swap)
    await node.send('anvil_removeBlockTimestampInterval', [])
    await node.send('evm_setNextBlockTimestamp', [(block?.timestamp ?? 0) + 3])
    const transaction = await router(from)(swap, { gasLimit })
    return { gasLimit, receipt: transaction.wait() }
  }

  test('an estimate made within the second of another swap is too low', async () => {
    // 111,000 where 112,000 are needed.
    const approve = new Contract(A, tokenAbi, signer).getFunction('approve')
    await (await approve(swapx.swapRouter, parseEther('100'))).wait()
    const { gasLimit, receipt } = await sendLater(plainSigner)
    expect(Number(gasLimit)).toBeGreaterThan(105_000)
    expect(Number(gasLimit)).toBeLessThan(117_000)
    const error = await receipt.catch((error: unknown) => error)
    expect(error).toMatchObject({
      code: 'CALL_EXCEPTION',
      shortMessage: 'transaction execution reverted',
      receipt: { status: 0 },
    })
    expect(revertReason(error)).toBe('no reason given')
    const generous = await (await router(plainSigner)(swap, { gasLimit: 1_000_000 })).wait()
    expect(generous.gasUsed).toBeGreaterThan(gasLimit)
    expect(Number(generous.gasUsed)).toBeLessThan(117_000)
  })

  test('half as much again is enough', async () => {
    const { gasLimit, receipt } = await sendLater(signer)
    const { status, gasUsed } = await receipt
    expect(status).toBe(1)
    expect(Number(gasUsed)).toBeLessThan(Number(gasLimit) * 0.7)
  })

  test('a transfer', async () => {
    const { gasUsed } = await transfer(signer, A, '0x3000000000000000000000000000000000000003', 1n)
    expect(Number(gasUsed)).toBeGreaterThan(45_000)
    expect(Number(gasUsed)).toBeLessThan(55_000)
  })
})

describe('fees per gas', () => {
  // The base fee may change between two questions.
  test('ethers allows twice the base fee, viem 1.2 times', async () => {
    const { client } = connectViem({ swapx, privateKey: signer.privateKey })
    await vi.waitFor(async () => {
      const base = Number((await provider.getBlock('latest'))?.baseFeePerGas)
      const offers = [await provider.getFeeData(), await estimateFeesPerGas(client)]
      const limits = offers.map(offer => {
        return (Number(offer.maxFeePerGas) - Number(offer.maxPriorityFeePerGas)) / base
      })
      expect(limits[0]).toBe(2)
      expect(limits[1]).toBeCloseTo(1.2, 4)
    })
  })

  test('where the node fills in the limit, viem multiplies that, tip and all', async () => {
    const { client } = connectViem({ swapx, privateKey: signer.privateKey })
    const tip = 1_000_000_000n
    for (const factor of [1.2, 2]) {
      const chain = { ...client.chain, fees: { baseFeeMultiplier: factor } }
      const request = { account: client.account, chain, to: client.account.address, value: 1n }
      const transaction = { from: client.account.address, to: client.account.address, value: '0x1' }
      await vi.waitFor(async () => {
        const { tx } = await node.send('eth_fillTransaction', [transaction])
        expect(BigInt(tx.maxPriorityFeePerGas)).toBe(tip)
        const { maxFeePerGas } = await prepareTransactionRequest(client, request)
        expect(Number(maxFeePerGas) / Number(tx.maxFeePerGas)).toBeCloseTo(factor, 4)
      })
    }
  })

  test('that lasts for five rises of 12.5%, or for one', () => {
    expect([1.125 ** 5 < 2, 1.125 ** 6 < 2]).toEqual([true, false])
    expect([1.125 < 1.2, 1.125 ** 2 < 1.2]).toEqual([true, false])
  })
})

describe('nonces', () => {
  test('two sends of connection.ts have two nonces', async () => {
    const [first = 0, second = 0] = await transferTwice(signer, A, to, 1n)
    expect(second).toBe(first + 1)
  })

  test('two sends have the same one while ethers remembers the answer', async () => {
    // As long as it takes, instead of 250 ms.
    const forgetful = new JsonRpcProvider(rpcUrl, chainId, { cacheTimeout: 60_000 })
    const cached = new Wallet(signer.privateKey, forgetful)
    await expect(transferTwice(cached, A, to, 1n)).rejects.toMatchObject({
      code: 'NONCE_EXPIRED',
      shortMessage: 'nonce has already been used',
    })
    forgetful.destroy()
  })

  test('two sends at once ask for the nonce at once', async () => {
    const request = { to, value: 1n }
    const both = [signer.populateTransaction(request), signer.populateTransaction(request)]
    const [first, second] = await Promise.all(both)
    expect(first?.nonce).toBe(second?.nonce)
  })

  test('a NonceManager counts by itself, and wrong after a failure until it is reset', async () => {
    const manager = new NonceManager(signer)
    const both = await Promise.all([send(manager)(to, 1n), send(manager)(to, 1n)])
    expect(both[1].nonce).toBe(both[0].nonce + 1)
    await Promise.all(both.map(transaction => transaction.wait()))

    const tooMuch = { to, value: parseEther('5000'), gasLimit: 21_000 }
    await expect(manager.sendTransaction(tooMuch)).rejects.toThrow('insufficient funds')
    const stuck = await send(manager)(to, 1n)
    await expect(stuck.wait(1, 500)).rejects.toThrow('wait for transaction timeout')

    // The one that is missing sets the other free.
    manager.reset()
    await (await signer.sendTransaction({ to, value: 1n, nonce: stuck.nonce - 1 })).wait()
    expect((await stuck.wait())?.status).toBe(1)
  })
})

test('the block of a revert gives its reason, the block before need not', async () => {
  const snapshot = await node.send('evm_snapshot', [])
  const most = parseEther('60000')
  // Both in one block, so that the first spends what the second needs.
  await setAutomine(false)
  await send(signer)(to, most, { gasLimit: 100_000 })
  const second = await send(signer)(to, most, { gasLimit: 100_000 })
  await node.send('evm_mine', [])
  await setAutomine(true)
  const { receipt, reason } = await second.wait().catch((error: unknown) => error)
  expect([receipt.status, reason]).toEqual([0, null])
  const repeat = (blockTag: number) => send(signer).staticCall(to, most, { blockTag })
  await expect(repeat(receipt.blockNumber)).rejects.toThrow('transfer amount exceeds balance')
  expect(await repeat(receipt.blockNumber - 1)).toBe(true)
  await node.send('evm_revert', [snapshot])
})

test('a custom error has the name that the ABI gives it, or its signature', async () => {
  const token = '0x3000000000000000000000000000000000000009'
  // Code that reverts with the 4 bytes of EnforcedPause().
  await node.send('anvil_setCode', [token, '0x63d93c06656000526004601cfd'])
  const reasonOf = async (...more: string[]) => {
    const contract = new Contract(token, [...tokenAbi, ...more], signer)
    const call = contract.getFunction('transfer').staticCall(to, 1n)
    return revertReason(await call.catch((error: unknown) => error))
  }
  expect(await reasonOf('error EnforcedPause()')).toBe('EnforcedPause()')
  expect(await reasonOf()).toBe('0xd93c0665')
  const refused = await transfer(signer, token, to, 1n).catch((error: unknown) => error)
  expect(revertReason(refused)).toBe('0xd93c0665')
})

test('what a reader meets', async () => {
  const readOnly = new Contract(A, tokenAbi, provider).getFunction('transfer')
  await expect(readOnly(to, 1n)).rejects.toThrow(
    'contract runner does not support sending transactions',
  )
  const tooMuch = parseEther('1000000')
  const error = await transfer(signer, A, to, tooMuch).catch((error: unknown) => error)
  expect(error).toMatchObject({
    shortMessage: 'execution reverted: "ERC20: transfer amount exceeds balance"',
  })
  expect(revertReason(error)).toBe('ERC20: transfer amount exceeds balance')
  expect(revertReason(new Error('x'))).toBeUndefined()

  const future = balanceAt(provider, A, to, 1_000_000)
  await expect(future).rejects.toThrow('missing revert data')
  // The node refuses that, not the contract.
  expect(revertReason(await future.catch((error: unknown) => error))).toBeUndefined()
  const native = signer.sendTransaction({ to, value: parseEther('5000'), gasLimit: 21_000 })
  await expect(native).rejects.toThrow('insufficient funds for intrinsic transaction cost')
  const old = signer.sendTransaction({ to, value: 1n, nonce: 0 })
  await expect(old).rejects.toThrow('nonce has already been used')
  const contract = new Contract(A, tokenAbi, signer)
  expect(() => contract.getFunction('mint')).toThrow('no matching function')
  const v5 = contract as unknown as { callStatic: { transfer: unknown } }
  expect(() => v5.callStatic.transfer).toThrow(
    "Cannot read properties of undefined (reading 'transfer')",
  )
})
