import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFirefox } from '../runner/engines'
import { BidiSession, type LogEntry } from './bidi'
import type { Engine, Input, Tab } from './engine'
import { lineOf, makeHome, removeHome, type Started, start, stop } from './processes'

/** What Firefox says of a script that was on its way when the page was left: the hash of no text. */
const NOTHING_HASHED = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** What Firefox says of a formula that it lays out before the rest of it has arrived. */
const HALF_A_FORMULA = 'Incorrect number of children for <m'

class FirefoxTab implements Tab {
  readonly messages: string[] = []

  constructor(
    private readonly session: BidiSession,
    readonly context: string,
  ) {}

  async open(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { url, wait: 'complete' })
  }

  async evaluate(expression: string): Promise<string> {
    type Evaluation = { result: { value: string }; exceptionDetails?: { text: string } }
    const { result, exceptionDetails } = await this.session.send<Evaluation>('script.evaluate', {
      expression,
      awaitPromise: false,
      target: { context: this.context },
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result.value
  }

  async input(input: Input): Promise<void> {
    await this.send('input.performActions', { actions: [input] })
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send('browsingContext.setViewport', { viewport: { width, height } })
  }

  private send(method: string, params: object): Promise<unknown> {
    return this.session.send(method, { context: this.context, ...params })
  }
}

/** Firefox as it is installed, told what to do by WebDriver BiDi. */
class Firefox implements Engine {
  private readonly tabs = new Map<string, FirefoxTab>()
  private listener: (entry: LogEntry) => void = () => {}

  constructor(
    private readonly session: BidiSession,
    private readonly browser: Started,
    private readonly home: string,
  ) {
    session.onEntry = entry => {
      if ([NOTHING_HASHED, HALF_A_FORMULA].some(text => entry.text?.includes(text))) return
      this.listener(entry)
      if (!['error', 'warn'].includes(entry.level)) return
      this.tabs.get(entry.source.context ?? '')?.messages.push(describe(entry))
    }
  }

  async newTab(): Promise<FirefoxTab> {
    const params = { type: 'tab' }
    const { context } = await this.session.send<{ context: string }>(
      'browsingContext.create',
      params,
    )
    const tab = new FirefoxTab(this.session, context)
    this.tabs.set(context, tab)
    return tab
  }

  async closeTabs(): Promise<void> {
    for (const context of this.tabs.keys()) {
      await this.session.send('browsingContext.close', { context })
    }
    this.tabs.clear()
  }

  async readConsole(address: string, end: string): Promise<string[]> {
    const texts: string[] = []
    const tab = await this.newTab()
    await new Promise<void>((resolve, reject) => {
      this.listener = entry => {
        if (entry.text === end) resolve()
        else texts.push(describe(entry))
      }
      tab.open(address).catch(reject)
    })
    await this.closeTabs()
    return texts
  }

  async close(): Promise<void> {
    await stop(this.browser)
    removeHome(this.home)
  }
}

function describe({ text, stackTrace }: LogEntry): string {
  const [frame] = stackTrace?.callFrames ?? []
  return frame ? `${text} (${frame.url}:${frame.lineNumber})` : `${text}`
}

/** Starts Firefox without a window. */
export async function launchFirefox(scripts: boolean): Promise<Engine> {
  const command = findFirefox()
  if (!command) throw new Error('No Firefox on this machine')
  const home = makeHome()
  writeFileSync(path.join(home, 'user.js'), `user_pref('javascript.enabled', ${scripts});\n`)
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', home]
  const browser = start(command, args)
  const [, address] = await lineOf(browser.stderr, /WebDriver BiDi listening on (\S+)/)
  const session = await BidiSession.start(address as string)
  return new Firefox(session, browser, home)
}
