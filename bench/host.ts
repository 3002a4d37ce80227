import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { LoopbackServer } from '../e2e/loopback-server'
import { findFile, mediaType } from '../e2e/static-files'

/** A request that the host has answered. */
export type Answer = {
  path: string
  /** Those of the answer's body. */
  bytes: number
  /** Whether it was for another page, by a reader's browser or by Next's router. */
  isAhead: boolean
}

/** Headers of requests for what is not needed yet. */
const AHEAD = ['sec-purpose', 'next-router-prefetch', 'next-router-segment-prefetch']

/** Files that have another name when they have another content: those of Next, Vite and Astro. */
const HASHED = /^\/(_next\/static|assets|_astro)\//

/** A host that sends everything by brotli, of the same quality as sizes are counted in. */
export class Host extends LoopbackServer {
  /** Since the last time that someone emptied it. */
  answers: Answer[] = []
  /** Compressed files: the first request for one waits for it. */
  private readonly bodies = new Map<string, Buffer>()

  private constructor(folder: string) {
    super((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host')
      const file = findFile(folder, pathname)
      const body = file ? this.compress(file) : Buffer.from('')
      const isHead = request.method === 'HEAD'
      this.answers.push({
        path: decodeURIComponent(pathname),
        bytes: isHead ? 0 : body.length,
        isAhead: AHEAD.some(name => name in request.headers),
      })
      response.writeHead(file ? 200 : 404, {
        'content-type': mediaType(file ?? '.html'),
        'content-encoding': 'br',
        'content-length': body.length,
        'cache-control': HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      response.end(isHead ? undefined : body)
    })
  }

  /** @param folder of an export */
  static start(folder: string): Promise<Host> {
    return new Host(folder).listen()
  }

  private compress(file: string): Buffer {
    const body = this.bodies.get(file) ?? brotliCompressSync(readFileSync(file))
    this.bodies.set(file, body)
    return body
  }
}
