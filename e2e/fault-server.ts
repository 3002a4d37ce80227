import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { findFile, mediaType } from './static-files'

/** What goes wrong with a request. A reset ends the connection without an answer. */
export type Fault = 'reset' | 'truncate' | { status: number } | { delay: number }

/**
 * A simple host of an exported site, on which requests go wrong as told. It knows files, folders
 * and `/x` for `x.html`, and no other forms of an address.
 */
export class FaultServer {
  /** Paths of the requests so far. */
  readonly requests: string[] = []
  /** Some hosts lead from the address of a folder to the same with a slash. */
  redirectsToFolders = false
  /** Others know files and folders alone. */
  addsEndings = true
  private readonly server: Server
  private faults: { paths: RegExp; fault: Fault }[] = []

  /** @param folder what is served; another one is a new version of the site */
  private constructor(public folder: string) {
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host')
      this.requests.push(pathname)
      void this.answer(pathname, response)
    })
  }

  static async start(folder: string): Promise<FaultServer> {
    const host = new FaultServer(folder)
    host.server.listen(0, '127.0.0.1')
    await once(host.server, 'listening')
    return host
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** From now on requests for these paths go wrong. */
  break(paths: RegExp, fault: Fault): void {
    this.faults.push({ paths, fault })
  }

  mend(): void {
    this.faults = []
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async answer(pathname: string, response: ServerResponse): Promise<void> {
    const fault = this.faults.find(({ paths }) => paths.test(pathname))?.fault
    if (fault === 'reset') {
      response.destroy()
      return
    }
    if (typeof fault === 'object' && 'status' in fault) {
      response.writeHead(fault.status, { 'content-type': 'text/html' }).end('Failed on purpose')
      return
    }
    if (typeof fault === 'object') await new Promise(resolve => setTimeout(resolve, fault.delay))
    this.send(pathname, response, fault === 'truncate')
  }

  private send(pathname: string, response: ServerResponse, truncated: boolean): void {
    const name = path.join(this.folder, decodeURIComponent(pathname))
    if (this.redirectsToFolders && !pathname.endsWith('/') && isFolder(name)) {
      response.writeHead(301, { location: `${pathname}/` }).end()
      return
    }
    const found = findFile(this.folder, pathname, this.addsEndings ? '.html' : '')
    const file = found ?? path.join(this.folder, '404.html')
    const body = readFileSync(file)
    response.writeHead(found ? 200 : 404, {
      'content-type': mediaType(file),
      'content-length': body.length,
    })
    if (!truncated) {
      response.end(body)
      return
    }
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  }
}

function isFolder(name: string): boolean {
  return existsSync(name) && statSync(name).isDirectory()
}
