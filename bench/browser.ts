import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from '../e2e/launch-options'

/** A reader's line: delay of each request in milliseconds, bytes in a second. */
type Line = { latency: number; downloadThroughput: number; uploadThroughput: number }

/** A phone on a poor 4G connection: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_LINE: Line = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** As peers are measured: 562 ms, 1.47 Mbit/s. */
export const FIRST_CLICK_LINE: Line = {
  latency: 562,
  downloadThroughput: 1_470_000 / 8,
  uploadThroughput: 675_000 / 8,
}

export const FAST_LINE: Line = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

export type Reader = {
  address: string
  viewport: keyof typeof VIEWPORTS
  line: Line
  /** How many times slower than here the processor is. */
  slower?: number
}

/** Milliseconds after Playwright's 500 without a request, after which a page counts as done. */
export const REST = 1500

let browser: Promise<Browser> | undefined

/** Shows what someone does who comes for the first time, with a slow processor. */
export async function asReader<Result>(
  { address, viewport, line, slower = 4 }: Reader,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  browser ??= chromium.launch(launchOptions)
  const context = await (await browser).newContext({
    baseURL: address,
    viewport: VIEWPORTS[viewport],
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    return await act(page)
  } finally {
    await context.close()
  }
}

/** To be called at the end, or the process stays. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
}
