import { existsSync, readFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import { isIPv6 } from 'node:net'
import path from 'node:path'
import handle from 'serve-handler'
import { HASHED_FILES } from '../site/constants'
import { stop } from './run.mjs'

const DEFAULT_PORT = 3000

/** The port of `PORT`, or the default. Ends the process if the value is not a port. */
export function readPort(): { port: number; isSet: boolean } {
  const { PORT } = process.env
  if (!PORT) return { port: DEFAULT_PORT, isSet: false }
  const port = Number(PORT)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return { port, isSet: true }
  return stop(
    `PORT is '${PORT}', which is not a port. Set it to a number from 1 to 65535, or unset it.`,
  )
}

/** The address to listen at: `HOST`, or loopback alone. */
export const readHost = (): string => process.env.HOST || '127.0.0.1'

/** Stands for all addresses of a machine, and is none to open. */
const ALL = ['0.0.0.0', '::']

/** The host of a URL that leads to a server at this address. */
function urlHost(host: string) {
  if (ALL.includes(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

/** Why a server cannot listen, with the remedy. */
function problemOf(code: string | undefined, host: string, port: number) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} cannot be used (EACCES). Set PORT to a free one.`
  return `HOST is '${host}', which is no address of this machine (${code}). Set it to 0.0.0.0 for all of them, or unset it.`
}

/** As in nginx. With Node's default of 5 s, a busy client may send a request while the connection is being closed. */
const KEEP_ALIVE_MS = 75_000

/** By its extension, `.ts` would be served as a video. */
const SOURCES = {
  source: 'samples/**/*.@(ts|mts|tsx|sol)',
  headers: [{ key: 'Content-Type', value: 'text/plain; charset=utf-8' }],
}

/** `Cache-Control` of files with a hash in their name, and of all others. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
}

/** Without this, the header has the file's name, which may have characters that Node refuses. */
const INLINE = { source: '**', headers: [{ key: 'Content-Disposition', value: 'inline' }] }

const HASHED = {
  source: `${HASHED_FILES}/**`,
  headers: [{ key: 'Cache-Control', value: cacheControl.hashed }],
}

/** An address that no file can have. */
const NOWHERE = '/:'

/** Base path of an export, from the address of its sitemap. */
function basePathOf(folder: string) {
  const robots = path.join(folder, 'robots.txt')
  const sitemap = existsSync(robots) && /^Sitemap: (.*)$/m.exec(readFileSync(robots, 'utf8'))?.[1]
  return sitemap ? new URL(sitemap).pathname.replace('/sitemap.xml', '') : ''
}

/** Whether a part of a path has more bytes than the name of a file may have: to look for it would be an error. */
const isTooLong = (pathname: string) => /[^/]{256}/.test(pathname.replace(/%[\dA-F]{2}/gi, '_'))

type ServeOptions = {
  folder?: string
  port: number
  /** Whether to use the next free port if this one is taken. */
  tryNext?: boolean
}

/**
 * Serves the exported site, as a static host would.
 * @throws Error with the remedy, if the port or `HOST` cannot be used
 */
export function serve({ folder = 'out', port, tryNext }: ServeOptions) {
  const basePath = basePathOf(folder)
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    const [, pathname = '', search = ''] = /^([^?]*)(.*)/.exec(url.slice(basePath.length)) ?? []
    if (!url.startsWith(basePath) || /^[^/]/.test(pathname)) {
      response.writeHead(307, { Location: basePath + url }).end()
      return
    }
    // serve-handler knows no base path, and its redirects lose what follows '?'.
    const { writeHead } = response
    Object.assign(response, {
      writeHead(status: number, { Location, ...headers }: OutgoingHttpHeaders = {}) {
        const moved = Location && { Location: `${basePath}${Location}${search}` }
        return writeHead.call(response, status, { ...headers, ...moved })
      },
    })
    request.url = isTooLong(pathname) ? NOWHERE : `${pathname || '/'}${search}`
    const headers = [INLINE, SOURCES, HASHED]
    // No request ends the server.
    handle(request, response, { public: folder, directoryListing: false, headers }).catch(error => {
      console.error(`${url}: ${error.message}`)
      response.destroy()
    })
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const host = readHost()
  return new Promise<{ address: string; server: Server }>((resolve, reject) => {
    let candidate = port
    server.on('listening', () =>
      resolve({ address: `http://${urlHost(host)}:${candidate}${basePath}`, server }),
    )
    server.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE' && tryNext) server.listen(++candidate, host)
      else reject(new Error(problemOf(code, host, candidate)))
    })
    server.listen(candidate, host)
  })
}

/** Ends the process if a port cannot be used. */
export async function requirePort(port: number): Promise<void> {
  const { server } = await serve({ port }).catch(error => stop(error.message))
  server.close()
}
