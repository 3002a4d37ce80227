import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page, Route } from 'playwright/test'
import { CONFIRMATIONS } from '../samples/confirmations'
import type { Deployment } from '../samples/deployment'
import { isWholeBlock } from '../samples/v3/notices-replacement.fixture'
import { TestNode } from '../samples/web/test-node.fixture'
import { announceWallets, TestWallet } from '../samples/web/test-wallet.fixture'
import { test as base, expect } from './console'
import { lineOf } from './engines/processes'
import { FaultServer } from './fault-server'

const SAMPLES = path.resolve(import.meta.dirname, '../samples')

/** The web app on a chain of its own. */
type Site = { address: string; swapx: Deployment; privateKey: `0x${string}`; node: TestNode }

async function startChain() {
  const args = ['--import', 'tsx', 'web/test-chain.fixture.ts']
  const chain = spawn(process.execPath, args, {
    cwd: SAMPLES,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const isReady = lineOf(chain.stdout, /^ready$/)
  const [line] = await lineOf(chain.stdout, /^\{.*/)
  return { chain, isReady, ...(JSON.parse(line) as Pick<Site, 'swapx' | 'privateKey'>) }
}

async function build(deployment: string, outDir: string) {
  const { resolve } = createRequire(`${SAMPLES}/`)
  const vite = path.join(path.dirname(resolve('vite/package.json')), 'bin/vite.js')
  const args = [vite, 'build', 'web', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  const env = { ...process.env, SWAPX_DEPLOYMENT: deployment }
  const child = spawn(process.execPath, args, { cwd: SAMPLES, env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
}

/** JSON-RPC, as it passes between the app and its endpoint. */
type Call = { id: number; method: string; params?: { to?: string; data?: string }[] }

/** Runs in the browser: the apps wait a moment only for keystrokes, blocks and prices. */
function hurry() {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start: (act: () => void, delay?: number) => number = window[name].bind(window)
    const shorter = (act: () => void, delay = 0) =>
      start(act, [300, 1000, 4000].includes(delay) ? delay / 10 : delay)
    Object.assign(window, { [name]: shorter })
  }
}

/** Runs in the browser: the component of the guides, which names its node, asks another one. */
function redirect(rpcUrl: string) {
  const ask = window.fetch
  window.fetch = (address, options) =>
    ask(String(address).startsWith('http://127.0.0.1:8545') ? rpcUrl : address, options)
}

/** The app, as its user meets it. */
export class App {
  readonly wallets = new Map<string, TestWallet>()

  constructor(
    readonly page: Page,
    readonly site: Site,
  ) {}

  get node() {
    return this.site.node
  }

  /** Opens the app in a browser that has wallets of these names. */
  async open(...names: string[]): Promise<TestWallet> {
    const wallet = await this.openAt('', ...names)
    await expect(this.page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
    return wallet
  }

  /** Opens the component of the guides, and connects its only wallet. */
  async openComponent(version: string): Promise<TestWallet> {
    await this.page.addInitScript(redirect, this.site.swapx.rpcUrl)
    return this.openAt(`component/?${version}`, 'Fox')
  }

  /** Makes blocks until the page says something: it may have looked just before the first one. */
  async mineUntil(text: RegExp): Promise<void> {
    await expect(async () => {
      await this.node.client.mine({ blocks: 1 })
      await expect(this.page.getByText(text)).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }

  /** Has a reorganised chain lose what the component has sent, and take it in again for good. */
  async reorganiseAndSettle(wallet: TestWallet): Promise<void> {
    const { client } = this.node
    await this.says(/In block \d+,/)
    const { blockNumber } = await client.getTransactionReceipt({ hash: wallet.last.hash })
    const newest = await client.getBlockNumber({ cacheTime: 0 })
    await this.node.reorganise(Number(newest - blockNumber) + 1)
    await this.says(/Sent as 0x\w+\. Waiting for its block\./)
    await client.setAutomine(true)
    await wallet.broadcast()
    await client.mine({ blocks: CONFIRMATIONS - 2 })
    await this.says(/In block \d+, waiting for confirmations\./)
    await client.mine({ blocks: 1 })
    await this.says(/In block \d+, settled\./)
  }

  /** Has the component swap, of which the chain makes no block by itself, until it knows what waits. */
  async swapAndWait(wallet: TestWallet): Promise<void> {
    const { client } = this.node
    await expect(this.button('Swap')).toBeEnabled()
    await client.setAutomine(false)
    // What viem has not read, it could not tell from what replaces it. It then reads the transactions of the newest
    // block, and passes over blocks that come meanwhile.
    const { length } = wallet.sent
    let isKnown = false
    const isRead = this.page.waitForResponse(async response => {
      if (wallet.sent.length === length || !response.request().postData()) return false
      const calls: Call[] = [response.request().postDataJSON()].flat()
      if (calls.some(({ method }) => method === 'eth_getTransactionByHash'))
        isKnown ||= (await response.text()).includes(`"hash":"${wallet.last.hash}"`)
      return isKnown && calls.some(isWholeBlock)
    })
    await this.button('Swap').click()
    await this.says(/Sent as 0x\w+\. Waiting for its block\./)
    // A block without it: while viem ends its wait for an earlier one, it reads at new blocks only.
    await client.dropTransaction({ hash: wallet.last.hash })
    await client.mine({ blocks: 1 })
    await wallet.broadcast()
    await isRead
  }

  private async openAt(place: string, ...names: string[]): Promise<TestWallet> {
    const { page, site } = this
    const [wallet] = names.map(name => {
      const wallet = new TestWallet(name, site.privateKey, site.swapx.rpcUrl)
      this.wallets.set(name, wallet)
      return wallet
    })
    await page.exposeFunction('askWallet', (name: string, request: never) =>
      this.wallets.get(name)?.answer(request),
    )
    await page.addInitScript(hurry)
    await page.addInitScript(announceWallets, names)
    await page.goto(`${site.address}/${place}`)
    return wallet as TestWallet
  }

  /** Opens the app and connects its only wallet. */
  async connect(): Promise<TestWallet> {
    const wallet = await this.open('Fox')
    await this.button('Connect Fox').click()
    await this.says('100,000 A')
    return wallet
  }

  /** Connects, and asks for offers for 10 A, which the router of v3 may take already. */
  async prepare(): Promise<TestWallet> {
    const { site } = this
    await new TestWallet('', site.privateKey, site.swapx.rpcUrl).send(site.node.approval)
    const wallet = await this.connect()
    await this.amount.fill('10')
    await expect(this.button('Swap 10 A')).toBeEnabled()
    return wallet
  }

  /** Sends a swap of 10 A, of which the chain makes no block by itself. */
  async sendSwap(): Promise<TestWallet> {
    const wallet = await this.prepare()
    await this.node.client.setAutomine(false)
    await this.button('Swap 10 A').click()
    await this.says('Swap of 10 A: sent, and waiting for a block.')
    // What it has not read and kept, it could not tell from what replaces it.
    await expect.poll(() => this.kept(wallet)).toContain('"nonce"')
    return wallet
  }

  /** What the browser keeps of a transaction of this wallet's account. */
  kept({ address }: TestWallet): Promise<string | null> {
    return this.page.evaluate(key => localStorage.getItem(key), `wagmi.activity.31337.${address}`)
  }

  /** Clicks a button that only looks as if it could not be clicked, so that it keeps the focus. */
  async clickInVain(name: string): Promise<void> {
    await expect(this.button(name)).toBeDisabled()
    await this.button(name).click({ force: true })
  }

  button = (name: string) => this.page.getByRole('button', { name, exact: true })
  offer = (name: string) => this.page.getByRole('radio', { name })

  field = (name: string) => this.page.getByRole('combobox', { name })
  amountOf = (name: string) => this.page.getByRole('textbox', { name: `Amount of ${name}` })

  get amount(): Locator {
    return this.amountOf('A')
  }

  /** Waits until the page has a text. */
  async says(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text)).toBeVisible()
  }

  /** Waits until the page alerts its user; a part of it that failed may say the same. */
  async alerts(text: string | RegExp): Promise<void> {
    const alert = this.page.getByRole('alert').filter({ hasText: text })
    await expect(alert).toBeVisible()
  }

  /** A wallet tells the page something that it has not asked, once the page listens. */
  async tell(name: string, event: string, value: unknown): Promise<void> {
    await expect(this.page.getByText('Asking your wallet…')).toHaveCount(0)
    await this.page.evaluate(
      ([name, detail]) => dispatchEvent(new CustomEvent(`from ${name}`, { detail })),
      [name, { event, value }] as const,
    )
  }

  /**
   * From now on the endpoint answers as told, or as it is. What is under way when a page is unrouted
   * may stay so for good.
   */
  async endpoint(
    handle: (route: Route) => Promise<unknown> = route => route.continue(),
  ): Promise<void> {
    await this.page.route(`${this.site.swapx.rpcUrl}/`, handle)
  }

  /** The endpoint has other answers to some calls. */
  async forge(forged: (call: Call) => object | undefined): Promise<void> {
    await this.endpoint(async route => {
      const body: Call | Call[] = route.request().postDataJSON()
      const response = await route.fetch()
      const others = new Map([body].flat().map(call => [call.id, forged(call)]))
      const answers = [await response.json()]
        .flat()
        .map(answer => (others.has(answer.id) ? { ...answer, ...others.get(answer.id) } : answer))
      await route.fulfill({ response, json: Array.isArray(body) ? answers : answers[0] })
    })
  }
}

/** A test of the app on a chain that is as new, whatever tests before it have done. */
export const test = base.extend<{ app: App }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'swapx-web-'))
      const { chain, isReady, swapx, privateKey } = await startChain()
      const deployment = path.join(folder, 'deployment.json')
      writeFileSync(deployment, JSON.stringify(swapx))
      await Promise.all([build(deployment, folder), isReady])
      const server = await FaultServer.start(folder)
      await use({ address: server.address, swapx, privateKey, node: new TestNode(swapx) })
      server.close()
      chain.kill()
      await once(chain, 'exit')
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  app: async ({ page, site }, use) => {
    const id = await site.node.client.snapshot()
    await use(new App(page, site))
    // The page asks its endpoint until it is left.
    await page.goto('about:blank')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await site.node.client.revert({ id })
    await site.node.client.setAutomine(true)
  },
})

export { expect }
