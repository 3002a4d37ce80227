import {
  AbiCoder,
  computeAddress,
  dataLength,
  formatUnits,
  type Indexed,
  Interface,
  type ParamType,
  type Result,
  toQuantity,
} from 'ethers'
import type { Request } from './calls'
import type { MinedTransaction, PageChain, Snapshot } from './chain'
import type { Log } from './evm'
import { KnownContracts } from './known-contracts'
import { NATIVE, type Shown, type ShownTransaction } from './messages'

const tokenAbi = new Interface([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address) view returns (uint256)',
])

/** Longest bytes that are shown, in characters. */
const LONG = 66

type Call = Pick<MinedTransaction, 'to' | 'created' | 'data' | 'value'>
type Reverted = Pick<MinedTransaction, 'to' | 'created' | 'returned'>

/** Shows the transactions of a chain, and the calls that revert. */
export class Trace {
  readonly #chain: PageChain
  readonly #account: string
  readonly #contracts: KnownContracts
  readonly #errors: Record<string, string>
  readonly #native: string

  /** @param errors addresses in the index of errors, by their texts */
  constructor(
    chain: PageChain,
    { deployment, key, blocks }: Snapshot,
    errors: Record<string, string>,
  ) {
    this.#chain = chain
    this.#account = computeAddress(key)
    this.#errors = errors
    this.#native = deployment.wrappedNative.toLowerCase()
    this.#contracts = new KnownContracts(deployment)
    this.#contracts.nameAccount(this.#account, 'your account')
    this.#contracts.learnPools(blocks.flatMap(({ logs }) => logs))
  }

  async show(mined: MinedTransaction): Promise<ShownTransaction> {
    this.#contracts.learnPools(mined.logs)
    const call = this.#callOf(mined)
    return {
      contract: this.#contracts.nameOf(mined.to ?? mined.created ?? ''),
      ...call,
      arguments: mined.value
        ? [...call.arguments, ['value', grouped(mined.value)]]
        : call.arguments,
      gas: grouped(mined.gasUsed),
      events: mined.logs.map(log => this.#eventOf(log)),
      balances: await this.#balancesOf(mined),
      ...(mined.success ? {} : { reverted: this.#reasonOf(mined) }),
    }
  }

  /** @param returned by the call */
  showRevert({ to, data, input, value }: Request, returned: string): ShownTransaction {
    const call = {
      to: to ?? null,
      created: null,
      data: data ?? input ?? '0x',
      value: BigInt(value ?? 0),
    }
    return {
      contract: this.#contracts.nameOf(to ?? ''),
      ...this.#callOf(call),
      events: [],
      balances: [],
      reverted: this.#reasonOf({ ...call, returned }),
    }
  }

  #callOf({ to, created, data, value }: Call) {
    if (to === null) {
      const known = this.#contracts.learnCreated(created ?? '', data)
      const inputs = known?.abi.deploy.inputs ?? []
      const values = AbiCoder.defaultAbiCoder().decode(inputs, known?.values ?? '0x')
      return { call: 'creation', arguments: this.#shownAll(inputs, values) }
    }
    if (data === '0x') return { call: 'transfer', arguments: [] }
    const parsed = this.#contracts.firstOf(to, abi => abi.parseTransaction({ data, value }))
    if (!parsed) return { call: data.slice(0, 10), arguments: [] }
    return { call: parsed.name, arguments: this.#shownAll(parsed.fragment.inputs, parsed.args, to) }
  }

  #eventOf(log: Log) {
    const parsed = this.#contracts.firstOf(log.address, abi => abi.parseLog(log))
    return {
      contract: this.#contracts.nameOf(log.address),
      name: parsed?.name ?? log.topics[0] ?? 'anonymous',
      arguments: parsed ? this.#shownAll(parsed.fragment.inputs, parsed.args) : [],
    }
  }

  #reasonOf({ to, created, returned }: Reverted) {
    if (returned === '0x') return { reason: 'no reason given' }
    const parsed = this.#contracts.firstOf(to ?? created ?? '', abi => abi.parseError(returned))
    if (!parsed) return { reason: returned }
    const { name, args, fragment } = parsed
    if (name !== 'Error') {
      const values = this.#shownAll(fragment.inputs, args).map(([, value]) => value)
      return { reason: `${name}(${values.join(', ')})` }
    }
    const reason: string = args[0]
    const help = this.#errors[reason]
    return help ? { reason, help } : { reason }
  }

  /** What the account has before and after the block of a transaction, where that differs. */
  async #balancesOf({ hash, logs }: MinedTransaction) {
    const receipt = await this.#ask('eth_getTransactionReceipt', hash)
    const block = BigInt((receipt as { blockNumber: string }).blockNumber)
    const around = (ask: (tag: string) => Promise<bigint>) =>
      Promise.all([ask(toQuantity(block - 1n)), ask(toQuantity(block))])
    const native = around(async tag => {
      return BigInt((await this.#ask('eth_getBalance', this.#account, tag)) as string)
    })
    const shown = [{ token: NATIVE, decimals: 18, amounts: await native }]
    for (const address of new Set(
      logs.filter(log => this.#concerns(log)).map(log => log.address),
    )) {
      const read = (name: string, tag = 'latest', ...values: unknown[]) =>
        this.#read(address, name, tag, values)
      try {
        const amounts = await around(tag => read('balanceOf', tag, this.#account))
        const decimals = Number(await read('decimals'))
        shown.push({ token: await read('symbol'), decimals, amounts })
      } catch {
        // It is no token, or one without these functions.
      }
    }
    return shown
      .filter(({ amounts: [before, after] }) => before !== after)
      .map(({ token, decimals, amounts }) => {
        const [before = '', after = ''] = amounts.map(amount => inUnits(amount, decimals))
        return { token, before, after }
      })
  }

  /** Whether an event names the account; wrapping tells of no transfer. */
  #concerns({ topics, address }: Log) {
    const account = this.#account.slice(2).toLowerCase()
    return topics.slice(1).some(topic => topic.endsWith(account)) || address === this.#native
  }

  async #read(to: string, name: string, tag: string, values: unknown[]) {
    const data = tokenAbi.encodeFunctionData(name, values)
    const answer = (await this.#ask('eth_call', { to, data }, tag)) as string
    return tokenAbi.decodeFunctionResult(name, answer)[0]
  }

  #ask(method: string, ...params: unknown[]) {
    return this.#chain.request({ method, params })
  }

  /** Values by their names; those of a struct by names such as `params.amountIn`. */
  #shownAll(types: readonly ParamType[], values: Result, to?: string): Shown[] {
    return types.flatMap((type, index): Shown[] => {
      const name = type.name || String(index)
      const value = values[index]
      if (type.baseType !== 'tuple') return [[name, this.#shown(type, value, to)]]
      return this.#shownAll(type.components ?? [], value, to).map(([member, text]) => {
        return [`${name}.${member}`, text]
      })
    })
  }

  #shown(type: ParamType, value: unknown, to?: string): string {
    if (Array.isArray(value)) {
      const all = value.map(item => this.#shown(type.arrayChildren ?? type, item, to))
      return `[${all.join(', ')}]`
    }
    if (typeof value === 'bigint') return grouped(value)
    if (type.type === 'address') return this.#contracts.nameOf(value as string)
    if (type.type === 'bytes' && to) return this.#innerCall(value as string, to)
    return String((value as Indexed | null)?.hash ?? value)
  }

  /** A call within another, as `multicall` has them, or the bytes. */
  #innerCall(data: string, to: string): string {
    const parsed = this.#contracts.at(to)?.abi.parseTransaction({ data })
    if (!parsed)
      return data.length <= LONG ? data : `${data.slice(0, 10)}… (${dataLength(data)} bytes)`
    const inner = this.#shownAll(parsed.fragment.inputs, parsed.args, to)
    return `${parsed.name}(${inner.map(pair => pair.join(': ')).join(', ')})`
  }
}

const grouped = (value: bigint) => value.toLocaleString('en')

/** An amount in whole units, such as 1,000.5. */
function inUnits(amount: bigint, decimals: number): string {
  const [whole = '', fraction = ''] = formatUnits(amount, decimals).split('.')
  return grouped(BigInt(whole)) + (Number(fraction) ? `.${fraction}` : '')
}
