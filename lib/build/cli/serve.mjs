import { createServer } from 'node:http'
import handle from 'serve-handler'
import { basePath } from '../../site/site-url.mjs'

const HOST = '127.0.0.1'

/**
 * Serves the exported site on loopback, as a static host would.
 * @param {object} options
 * @param {string} [options.folder] what to serve
 * @param {number} options.port the port, or the first one to try
 * @param {boolean} [options.next] take the next free port when this one is taken
 * @returns {Promise<{ address: string, server: import('node:http').Server }>}
 * @throws Error saying the mend, when the port is taken
 */
export function serve({ folder = 'out', port, next = false }) {
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    // The handler, which knows of no base path, redirects out of it too.
    if (!url.startsWith(basePath)) {
      response.writeHead(307, { location: basePath + url }).end()
      return
    }
    request.url = url.slice(basePath.length) || '/'
    void handle(request, response, { public: folder, directoryListing: false })
  })
  return new Promise((resolve, reject) => {
    let candidate = port
    server.on('listening', () =>
      resolve({ address: `http://${HOST}:${candidate}${basePath}`, server }),
    )
    server.on('error', error => {
      const taken = 'code' in error && error.code === 'EADDRINUSE'
      if (!taken) reject(error)
      else if (!next) reject(new Error(`Port ${candidate} is taken. Set PORT to a free one.`))
      else server.listen(++candidate, HOST)
    })
    server.listen(candidate, HOST)
  })
}
