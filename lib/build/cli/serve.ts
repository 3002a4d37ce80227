import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import querystring from 'node:querystring'
import handle from 'serve-handler'
import { stop } from './run.mjs'

const DEFAULT = 3000

/**
 * The port that `PORT` names; an empty one names none. Ends with one line if it names no port.
 * @returns else the usual one
 */
export function readPort(): { port: number; isAsked: boolean } {
  const { PORT } = process.env
  if (!PORT) return { port: DEFAULT, isAsked: false }
  const port = Number(PORT)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return { port, isAsked: true }
  return stop(
    `PORT is '${PORT}', which is not a port. Set it to a number from 1 to 65535, or unset it.`,
  )
}

const HOST = '127.0.0.1'

/**
 * How long a connection is kept for the next request, in milliseconds: as long as nginx does. After
 * Node's 5 s a busy client may use one that is just being closed.
 */
const KEPT_OPEN_MS = 75_000

/** Sources of the samples are shown: `.ts` would be a film. */
const SOURCES = {
  source: 'samples/**/*.@(ts|tsx|sol)',
  headers: [{ key: 'Content-Type', value: 'text/plain; charset=utf-8' }],
}

/** How long answers may be kept: files with a hash in their name for ever, all others never unasked. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
}

const KEPT = {
  source: '_next/static/**',
  headers: [{ key: 'Cache-Control', value: cacheControl.hashed }],
}

/** Path below which an export wants to lie, as its list of addresses has it. */
function basePathOf(folder: string) {
  const robots = path.join(folder, 'robots.txt')
  const sitemap = existsSync(robots) && /^Sitemap: (.*)$/m.exec(readFileSync(robots, 'utf8'))?.[1]
  return sitemap ? new URL(sitemap).pathname.replace('/sitemap.xml', '') : ''
}

/** Address of a page as Markdown, where the export has one. */
function markdownOf(folder: string, url: string) {
  const [page = ''] = url.split('?')
  const candidates = [`${page}.md`, `${page}/index.md`]
  return candidates.find(file => existsSync(path.join(folder, querystring.unescape(file))))
}

type Service = {
  folder?: string
  port: number
  /** Takes the next free port when this one is taken. */
  next?: boolean
}

/**
 * Serves the exported site on loopback, as a static host would.
 * @throws Error saying the mend, when the port is taken or not allowed
 */
export function serve({ folder = 'out', port, next }: Service) {
  const basePath = basePathOf(folder)
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    // The handler, which knows of no base path, redirects out of it too.
    if (!url.startsWith(basePath)) {
      response.writeHead(307, { location: basePath + url }).end()
      return
    }
    request.url = url.slice(basePath.length) || '/'
    // A program that asks for Markdown gets the page as Markdown, at the page's own address.
    response.setHeader('Vary', 'Accept')
    if (request.headers.accept?.includes('text/markdown')) {
      request.url = markdownOf(folder, request.url) ?? request.url
    }
    const headers = [SOURCES, KEPT]
    void handle(request, response, { public: folder, directoryListing: false, headers })
  })
  server.keepAliveTimeout = KEPT_OPEN_MS
  return new Promise<{ address: string; server: Server }>((resolve, reject) => {
    let candidate = port
    server.on('listening', () =>
      resolve({ address: `http://${HOST}:${candidate}${basePath}`, server }),
    )
    server.on('error', error => {
      const { code } = error as NodeJS.ErrnoException
      const isTaken = code === 'EADDRINUSE'
      if (isTaken && next) server.listen(++candidate, HOST)
      else {
        const fault = isTaken ? 'is taken' : `cannot be used (${code})`
        reject(new Error(`Port ${candidate} ${fault}. Set PORT to a free one.`))
      }
    })
    server.listen(candidate, HOST)
  })
}
