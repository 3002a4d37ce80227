import { existsSync, readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { LoopbackServer } from './loopback-server'
import { findFile, mediaType } from './static-files'

/**
 * What goes wrong with a request. A reset ends the connection without an answer; a drip sends the
 * answer in small pieces.
 */
export type Fault =
  | 'reset'
  | 'truncate'
  | 'drip'
  | { status: number }
  /** In milliseconds, after which the connection may end without an answer. */
  | { delay: number; isReset?: true }
  /** Only this share of the answer comes, as if it were whole. */
  | { share: number }

/**
 * A simple host of an exported site, on which requests go wrong as told. It knows files, folders
 * and `/x` for `x.html`, and no other forms of an address.
 */
export class FaultServer extends LoopbackServer {
  /** Paths of the requests so far. */
  readonly requests: string[] = []
  /** Some hosts lead from the address of a folder to the same with a slash. */
  redirectsToFolders = false
  /** Others know files and folders alone. */
  addsEndings = true
  /** Headers of every answer. */
  headers: Record<string, string> = {}
  /** Below this path the same pages are shown, as an archive does. */
  archive = ''
  private faults: { paths: RegExp; fault: Fault }[] = []

  /** @param folder what is served; another one is a new version of the site */
  private constructor(public folder: string) {
    super((request, response) => {
      const { pathname } = new URL(`http://host${request.url}`)
      this.requests.push(pathname)
      void this.answer(pathname, response)
    })
  }

  static start(folder: string): Promise<FaultServer> {
    return new FaultServer(folder).listen()
  }

  /** From now on requests for these paths go wrong. */
  break(paths: RegExp, fault: Fault): void {
    this.faults.push({ paths, fault })
  }

  mend(): void {
    this.faults = []
  }

  private async answer(pathname: string, response: ServerResponse): Promise<void> {
    const fault = this.faults.find(({ paths }) => paths.test(pathname))?.fault
    if (typeof fault === 'object' && 'status' in fault) {
      response.writeHead(fault.status, { 'content-type': 'text/html' }).end('Failed on purpose')
      return
    }
    const isLate = typeof fault === 'object' && 'delay' in fault
    if (isLate) await new Promise(resolve => setTimeout(resolve, fault.delay))
    if (fault === 'reset' || (isLate && fault.isReset)) {
      response.destroy()
      return
    }
    await this.send(pathname, response, fault)
  }

  private async send(pathname: string, response: ServerResponse, fault?: Fault): Promise<void> {
    const name = path.join(this.folder, decodeURIComponent(pathname))
    if (this.redirectsToFolders && !pathname.endsWith('/') && isFolder(name)) {
      response.writeHead(301, { location: `${pathname}/` }).end()
      return
    }
    const found = findFile(
      this.folder,
      pathname.replace(this.archive, ''),
      this.addsEndings ? '.html' : '',
    )
    const file = found ?? path.join(this.folder, '404.html')
    // Of an empty answer browsers make a page of their own.
    const whole = existsSync(file) ? readFileSync(file) : Buffer.from('Not found')
    const share = typeof fault === 'object' && 'share' in fault ? fault.share : 1
    const body = whole.subarray(0, whole.length * share)
    response.writeHead(found ? 200 : 404, {
      'content-type': mediaType(file),
      'content-length': body.length,
      // By its age a browser guesses how long it may keep a file without Cache-Control.
      'last-modified': new Date(0).toUTCString(),
      ...this.headers,
    })
    if (fault === 'truncate') {
      response.write(body.subarray(0, body.length / 2), () => response.destroy())
      return
    }
    const size = fault === 'drip' ? 2000 : body.length
    for (let start = 0; start < body.length; start += size) {
      if (start > 0) await new Promise(resolve => setTimeout(resolve, 30))
      response.write(body.subarray(start, start + size))
    }
    response.end()
  }
}

function isFolder(name: string): boolean {
  return existsSync(name) && statSync(name).isDirectory()
}
