import { test as quiet } from '../console'
import { ports } from '../ports'
import type { Export } from './exports'
import { type Host, startHost, stopHost } from './servers'

export type HostOptions = { site: { host: Host; made: Export } }

/** A test on a host of the export, which is at the address `origin`. */
export const test = quiet.extend<object, HostOptions & { origin: string }>({
  site: [undefined as unknown as HostOptions['site'], { scope: 'worker', option: true }],
  origin: [
    async ({ site: { host, made } }, use, { parallelIndex }) => {
      const port = ports.hosts + parallelIndex
      const server = await startHost(host, made, port)
      await use(`http://127.0.0.1:${port}`)
      await stopHost(server)
    },
    { scope: 'worker' },
  ],
})

export { expect } from 'playwright/test'
