import {
  createWalletClient,
  type Hash,
  type Hex,
  http,
  keccak256,
  type LocalAccount,
  parseGwei,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

type Request = { method: string; params?: readonly unknown[] }
type Answer = { result: unknown } | { error: { code: number; message: string } }

/** What a wallet is asked to send. */
type Call = { to: Hex; data?: Hex; gas?: Hex; value?: Hex }

/** A transaction that the wallet has sent. */
type Sent = Call & { nonce: number; hash: Hash; raw: Hex }

/** An EIP-1193 provider's other half: it has the key, and a user who decides. */
export class TestWallet {
  chainId: Hex = '0x7a69'
  knowsChain = true
  isLocked = false
  /** Whether it is one of a contract: it collects signatures, and returns a number of its own. */
  hasSigners = false
  /** Methods that its user rejects. */
  readonly rejects = new Set<string>()
  readonly asked: Request[] = []
  readonly sent: Sent[] = []
  private isConnected = false
  private readonly account: LocalAccount
  private readonly node
  readonly name: string

  constructor(name: string, key: Hex, rpcUrl: string) {
    this.name = name
    this.account = privateKeyToAccount(key)
    this.node = createWalletClient({ transport: http(rpcUrl) }).extend(publicActions)
  }

  get address() {
    return this.account.address
  }

  /** Answers as a provider; an error is that of EIP-1193. */
  async answer(request: Request): Promise<Answer> {
    this.asked.push(request)
    try {
      if (this.rejects.has(request.method)) throw { code: 4001, message: 'User rejected.' }
      return { result: await this.handle(request) }
    } catch (error) {
      const { code = -32603, message } = error as { code?: number; message: string }
      return { error: { code, message } }
    }
  }

  private async handle({ method, params = [] }: Request): Promise<unknown> {
    const [first, second] = params as [never, string]
    switch (method) {
      case 'eth_chainId':
        return this.chainId
      case 'eth_accounts':
        return this.isConnected && !this.isLocked ? [this.address] : []
      case 'eth_requestAccounts':
        if (this.isLocked) throw { code: 4100, message: 'Unauthorized' }
        this.isConnected = true
        return [this.address]
      case 'wallet_switchEthereumChain':
        if (!this.knowsChain) throw { code: 4902, message: 'Unrecognized chain' }
        this.chainId = (first as { chainId: Hex }).chainId
        return null
      case 'wallet_addEthereumChain':
        this.knowsChain = true
        this.chainId = (first as { chainId: Hex }).chainId
        return null
      case 'eth_signTypedData_v4':
        return this.account.signTypedData(JSON.parse(second))
      case 'eth_sendTransaction':
        return this.hasSigners ? this.collect(first) : this.send(first)
      default:
        throw { code: -32601, message: `${method} is not there` }
    }
  }

  /** Notes a call, which others have to sign. */
  private collect(call: Call): Hash {
    const hash = keccak256(call.data ?? '0x')
    this.sent.push({ ...call, nonce: 0, hash, raw: '0x' })
    return hash
  }

  /** Signs and sends a call; in the place of another if it has that one's nonce. */
  async send(call: Call, nonce?: number, tip = parseGwei('1')): Promise<Hash> {
    const { address } = this.account
    const own = nonce ?? (await this.node.getTransactionCount({ address, blockTag: 'pending' }))
    const raw = await this.account.signTransaction({
      type: 'eip1559',
      chainId: Number(this.chainId),
      nonce: own,
      to: call.to,
      data: call.data ?? '0x',
      value: BigInt(call.value ?? 0),
      gas: BigInt(call.gas ?? 500_000),
      maxPriorityFeePerGas: tip,
      maxFeePerGas: tip + parseGwei('10'),
    })
    const hash = keccak256(raw)
    this.sent.push({ ...call, nonce: own, hash, raw })
    await this.broadcast(raw)
    return hash
  }

  /** The newest transaction. */
  get last(): Sent {
    const sent = this.sent.at(-1)
    if (!sent) throw new Error(`${this.name} has sent nothing.`)
    return sent
  }

  /** Sends it once more with a higher fee. */
  speedUp = () => this.send(this.last, this.last.nonce, parseGwei('5'))

  /** Sends nothing to itself in its place. */
  cancel = () => this.send({ to: this.address }, this.last.nonce, parseGwei('5'))

  /** Sends somebody a wei in its place. */
  replace = (to: Hex) => this.send({ to, value: '0x1' }, this.last.nonce, parseGwei('5'))

  broadcast(raw = this.last.raw): Promise<Hash> {
    return this.node.sendRawTransaction({ serializedTransaction: raw })
  }
}

/** Runs in the browser: announces wallets as EIP-6963 says, whose requests `askWallet` answers. */
export function announceWallets(names: string[]): void {
  const { askWallet } = window as unknown as {
    askWallet: (name: string, request: Request) => Promise<Answer>
  }
  for (const name of names) {
    const listeners = new Map<unknown, (event: Event) => void>()
    const events = new EventTarget()
    const provider = {
      async request(request: Request) {
        const answer = await askWallet(name, request)
        if ('result' in answer) return answer.result
        throw Object.assign(new Error(answer.error.message), answer.error)
      },
      on(event: string, listener: (value: unknown) => void) {
        const heard = (said: Event) => listener((said as CustomEvent).detail)
        listeners.set(listener, heard)
        events.addEventListener(event, heard)
      },
      removeListener(event: string, listener: unknown) {
        events.removeEventListener(event, listeners.get(listener) ?? null)
      },
    }
    addEventListener(`from ${name}`, said => {
      const { event, value } = (said as CustomEvent).detail
      events.dispatchEvent(new CustomEvent(event, { detail: value }))
    })
    const id = name.toLowerCase().replaceAll(' ', '-')
    const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    const info = { uuid: id, name, icon, rdns: `test.${id}` }
    const detail = Object.freeze({ info, provider })
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    addEventListener('eip6963:requestProvider', announce)
    announce()
  }
}
