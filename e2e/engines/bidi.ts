import { once } from 'node:events'
import { WebSocket } from 'undici'

type Answer = { id: number; result: unknown; error?: string; message?: string }
type Event = { id?: undefined; method: string; params: LogEntry }

/** What `log.entryAdded` tells. */
export type LogEntry = {
  level: string
  text: string | null
  source: { context?: string }
  stackTrace?: { callFrames: { url: string; lineNumber: number }[] }
}

/** A session of WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export class BidiSession {
  /** What to do with each message of a page. */
  onEntry: (entry: LogEntry) => void = () => {}
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private commands = 0

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => {
      const message: Answer | Event = JSON.parse(data)
      if (message.id === undefined) {
        if (message.method === 'log.entryAdded') this.onEntry(message.params)
        return
      }
      this.waiting.get(message.id)?.(message)
      this.waiting.delete(message.id)
    })
  }

  static async start(address: string): Promise<BidiSession> {
    const socket = new WebSocket(`${address}/session`)
    await once(socket, 'open')
    const session = new BidiSession(socket)
    await session.send('session.new', { capabilities: {} })
    await session.send('session.subscribe', { events: ['log.entryAdded'] })
    return session
  }

  /** @throws Error with what the browser says of the command */
  async send<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.commands
    const answered = new Promise<Answer>(resolve => this.waiting.set(id, resolve))
    this.socket.send(JSON.stringify({ id, method, params }))
    const { result, error, message } = await answered
    if (error) throw new Error(`${method}: ${error}: ${message}`)
    return result as Result
  }
}
