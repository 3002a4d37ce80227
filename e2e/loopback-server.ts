import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server for this machine alone, on a free port. */
export class LoopbackServer {
  private readonly server

  /** @param answer what it does with each request */
  protected constructor(answer: RequestListener) {
    this.server = createServer(answer)
  }

  /** Resolves when it can be asked. */
  protected async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return this
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}
