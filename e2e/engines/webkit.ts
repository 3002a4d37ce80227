import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fontSettings } from '../launch-options'
import { findWebKit } from '../runner/engines'
import type { Engine, Input, Tab } from './engine'
import { lineOf, makeHome, removeHome, type Started, start, stop } from './processes'

/** Longest wait for the browser's start, in milliseconds. */
const PATIENCE = 40_000

/** Lets the window be narrower than the buttons above the page. */
const NARROW = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0 }'

/**
 * Sends a command of WebDriver (https://www.w3.org/TR/webdriver2/).
 * @throws Error with what the driver says of the command
 */
async function send<Result>(
  method: string,
  address: string,
  params?: object,
  signal?: AbortSignal,
): Promise<Result> {
  const body = params && JSON.stringify(params)
  const response = await fetch(address, { method, body, signal })
  const { value } = (await response.json()) as { value: Result & { message: string } }
  if (!response.ok) throw new Error(`${new URL(address).pathname}: ${value.message}`)
  return value
}

class WebKitTab implements Tab {
  /** The driver tells none; `readConsole` does. */
  readonly messages: string[] = []

  constructor(
    private readonly session: string,
    private readonly handle: string,
  ) {}

  async open(url: string): Promise<void> {
    await this.send('/url', { url })
  }

  evaluate(expression: string): Promise<string> {
    return this.send('/execute/sync', { script: `return ${expression}`, args: [] })
  }

  async input(input: Input): Promise<void> {
    await this.send('/actions', { actions: [input] })
  }

  async resize(width: number, height: number): Promise<void> {
    const frame = 'JSON.stringify([outerWidth - innerWidth, outerHeight - innerHeight])'
    const [beside, above] = JSON.parse(await this.evaluate(frame))
    await this.send('/window/rect', { width: width + beside, height: height + above })
  }

  async close(): Promise<void> {
    await send('POST', `${this.session}/window`, { handle: this.handle })
    await send('DELETE', `${this.session}/window`)
  }

  /** A session's commands go to one of its tabs at a time. */
  private async send<Result>(path: string, params: object): Promise<Result> {
    await send('POST', `${this.session}/window`, { handle: this.handle })
    return send('POST', this.session + path, params)
  }
}

type Browser = { path: string; env: Record<string, string> }

/** WebKitGTK's test browser, told what to do by its driver. */
class WebKit implements Engine {
  private tabs: WebKitTab[] = []

  constructor(
    private readonly driver: Started,
    private readonly session: string,
    private readonly browser: Browser,
    private readonly display: Started,
    private readonly home: string,
  ) {}

  /** The first one is that of the start: the driver does not bring others to the front. */
  async newTab(): Promise<Tab> {
    const { session, tabs } = this
    const handle =
      tabs.length === 0
        ? await send<string>('GET', `${session}/window`)
        : (await send<{ handle: string }>('POST', `${session}/window/new`, { type: 'tab' })).handle
    const tab = new WebKitTab(session, handle)
    tabs.push(tab)
    return tab
  }

  async closeTabs(): Promise<void> {
    const [first, ...others] = this.tabs
    for (const tab of others) await tab.close()
    await first?.open('about:blank')
    this.tabs = []
  }

  /** The browser prints what its console shows, to `stderr`, but not when it has a driver. */
  async readConsole(address: string, end: string): Promise<string[]> {
    const { path, env } = this.browser
    const args = ['--enable-write-console-messages-to-stdout=true', address]
    const browser = start(path, args, env)
    const messages: string[] = []
    for await (const line of createInterface(browser.stderr)) {
      if (line.endsWith(` ${end}`)) break
      if (line.includes('CONSOLE ')) messages.push(line)
    }
    await stop(browser)
    return messages
  }

  async close(): Promise<void> {
    await stop(this.driver)
    await stop(this.display)
    removeHome(this.home)
  }
}

/** Starts the driver, and the browser by it. */
async function startSession(
  driver: string,
  browser: Browser,
  scripts: boolean,
): Promise<{ process: Started; session: string }> {
  const port = await freePort()
  const process = start(driver, [`--port=${port}`], browser.env)
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/status`).catch(() => null))) await wait(50)
  const args = ['--automation', `--enable-javascript=${scripts}`]
  const options = { binary: browser.path, args }
  const { sessionId } = await send<{ sessionId: string }>(
    'POST',
    `${address}/session`,
    { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } },
    AbortSignal.timeout(PATIENCE),
  ).catch(async error => {
    await stop(process)
    throw error
  })
  return { process, session: `${address}/session/${sessionId}` }
}

/** Starts WebKitGTK on a display of its own. */
export async function launchWebKit(scripts: boolean): Promise<Engine> {
  const found = findWebKit()
  if (!found) throw new Error('No WebKitGTK on this machine')
  const home = makeHome()
  mkdirSync(path.join(home, '.config/gtk-3.0'), { recursive: true })
  writeFileSync(path.join(home, '.config/gtk-3.0/gtk.css'), NARROW)
  const screen = ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24']
  const display = start(found.display, screen)
  const [number] = await lineOf(display.stdout, /^\d+$/)
  const env = {
    HOME: home,
    XDG_CONFIG_HOME: `${home}/.config`,
    DISPLAY: `:${number}`,
    // Else the browser looks for a service of assistive software.
    NO_AT_BRIDGE: '1',
    ...fontSettings('wide'),
  }
  const browser = { path: found.browser, env }
  // The driver tells the browser a port at random, and waits for good when another program has it.
  const once = () => startSession(found.driver, browser, scripts)
  const { process, session } = await once().catch(once)
  return new WebKit(process, session, browser, display, home)
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
