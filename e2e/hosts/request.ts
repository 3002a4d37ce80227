import { Agent, get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** Path that was answered, after redirects. */
  path: string
  redirects: number
}

// Python's server lets five wait to connect; a sixth would try again after a second. A connection that was kept would be
// closed by most hosts after 5 s, which a busy test sees only once it has sent its next request.
const agent = new Agent({ keepAlive: false, maxSockets: 4 })

/**
 * Asks for exactly this path, as no browser would, and without following redirects.
 * @param headers of the request
 */
export function ask(
  origin: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<Omit<Answer, 'path' | 'redirects'>> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, agent, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, headers, body: Buffer.concat(parts) })
      })
    }).on('error', reject)
  })
}

/**
 * Asks for a path and follows redirects.
 * @throws Error when one leads to another host, or there are more than two
 */
export async function request(origin: string, path: string, redirects = 0): Promise<Answer> {
  const answer = await ask(origin, path)
  const { status, headers } = answer
  if (status < 300 || status >= 400) return { ...answer, path, redirects }
  const target = new URL(headers.location ?? '', origin)
  if (target.origin !== origin) throw new Error(`${path} leads to ${target}`)
  if (redirects === 2) throw new Error(`${path} is redirected again and again`)
  return request(origin, target.pathname + target.search, redirects + 1)
}
