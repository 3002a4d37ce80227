import { test as base } from 'playwright/test'
import { NOTHING } from '../console'
import type { Engine } from './engine'
import { launchFirefox } from './firefox'
import { Reader } from './reader'
import { Site } from './site'
import { launchWebKit } from './webkit'

const launch = { Firefox: launchFirefox, WebKit: launchWebKit }

export type EngineOptions = {
  engineName: keyof typeof launch
  /** Whether the scripts of pages run. */
  scripts: boolean
}

/** A test of readers in a browser that shows the exported site. */
export const test = base.extend<
  {
    /** The export that is tested. */
    folder: string
    /** What the console may say. */
    allowedMessage: RegExp
    site: Site
    origin: string
    newReader: () => Promise<Reader>
    reader: Reader
  },
  EngineOptions & { engine: Engine }
>({
  engineName: ['Firefox', { scope: 'worker', option: true }],
  scripts: [true, { scope: 'worker', option: true }],
  folder: ['out', { option: true }],
  allowedMessage: [NOTHING, { option: true }],
  engine: [
    async ({ engineName, scripts }, use) => {
      const engine = await launch[engineName](scripts)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  // Each test has an address of its own, for which browsers have nothing stored.
  site: async ({ folder }, use) => {
    const site = await Site.start(folder)
    await use(site)
    site.close()
  },
  origin: ({ site }, use) => use(site.address),
  newReader: async ({ engine, origin, allowedMessage }, use) => {
    const readers: Reader[] = []
    await use(async () => {
      const reader = new Reader(await engine.newTab(), origin)
      readers.push(reader)
      await reader.resize(1280)
      return reader
    })
    await engine.closeTabs()
    const messages = readers.flatMap(reader => reader.messages)
    expect(messages.filter(message => !allowedMessage.test(message))).toEqual([])
  },
  reader: async ({ newReader }, use) => use(await newReader()),
})

const { expect } = test

export { expect }
