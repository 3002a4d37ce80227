import type { Page } from 'playwright'
import { asReader, FAST_LINE } from './browser'
import type { Figure } from './figure'
import { Host } from './host'
import { OUT } from './places'

type Run = {
  /** Milliseconds from the click on Run to the frame that shows the last line. */
  time: number
  /** Longest time between two frames meanwhile, in milliseconds. */
  frame: number
  /** Bytes fetched for it (brotli). */
  bytes: number
}

const SAMPLES = [
  {
    name: 'quoting',
    page: '/sdk/v3/guides/swaps/quoting',
    program: 'programs/quoting.mts',
    target: 1000,
  },
  {
    name: 'minting',
    page: '/sdk/v3/guides/liquidity/minting-position',
    program: 'programs/minting.mts',
    target: 4000,
  },
]

/** First runs of samples in the page, each by a reader who points at Run until all of it has come. */
export async function measureSamples(runs: number): Promise<Figure[]> {
  const host = await Host.start(OUT)
  const figures: Figure[] = []
  for (const { name, page, program, target } of SAMPLES) {
    const run = () =>
      asReader({ address: host.address, viewport: 'desktop', line: FAST_LINE, slower: 1 }, reader =>
        runSample(reader, host, page, program),
      )
    // Fills the host's store of compressed files.
    await run()
    const all: Run[] = []
    for (let count = 0; count < runs; count += 1) all.push(await run())
    const of = (what: keyof Run) => all.map(one => one[what])
    figures.push(
      { name: `Run of ${name}, to its last line`, unit: 'ms', runs: of('time'), target },
      { name: '… longest frame meanwhile', unit: 'ms', runs: of('frame'), target: 17 },
      { name: '… fetched before it', unit: 'B', runs: of('bytes'), target: 330_000 },
    )
  }
  host.close()
  return figures
}

async function runSample(page: Page, host: Host, address: string, program: string): Promise<Run> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const block = page.getByRole('group', { name: `Code: ${program}` })
  const button = block.getByRole('button', { name: 'Run' })
  await button.scrollIntoViewIfNeeded()
  host.answers = []
  await button.hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const bytes = host.answers.reduce((sum, answer) => sum + answer.bytes, 0)
  const measured = block.evaluate(async element => {
    let clicked = 0
    addEventListener('click', event => (clicked = event.timeStamp), { capture: true, once: true })
    for (let frame = 0, last = 0; ; ) {
      const now = await new Promise(requestAnimationFrame)
      if (clicked && last) frame = Math.max(frame, now - last)
      last = now
      const status = element.querySelector('[role=status]')?.textContent ?? ''
      if (status.includes('ran here in')) return { time: now - clicked, frame }
    }
  })
  await button.click()
  return { bytes, ...(await measured) }
}
