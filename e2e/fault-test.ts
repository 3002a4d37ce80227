import path from 'node:path'
import { test as base } from './console'
import { type Fault, FaultServer } from './fault-server'

/** The export as it is. */
export const SITE = path.resolve(import.meta.dirname, '../out')

export const SCRIPTS = /\.js$/
export const STYLES = /\.css$/

export const FAILURES: [string, Fault][] = [
  ['is cut off', 'reset'],
  ['is answered with an error', { status: 500 }],
  ['is not there', { status: 404 }],
]
export const FAULTS: [string, Fault][] = [...FAILURES, ['ends half-way', 'truncate']]

/** A test that breaks a server of its own. What the browser and the framework say of that is allowed. */
export const test = base.extend<{ server: FaultServer }>({
  allowedMessage: /./,
  // biome-ignore lint/correctness/noEmptyPattern: how Playwright is told that nothing is needed
  server: async ({}, use) => {
    const server = await FaultServer.start(SITE)
    await use(server)
    server.close()
  },
  baseURL: ({ server }, use) => use(server.address),
})
