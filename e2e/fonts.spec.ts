import { clippingFindings } from './checks/clipping'
import { hardFigures, wideCode, wideTables } from './checks/fit'
import { reflowFindings } from './checks/reflow'
import { targetFindings } from './checks/targets'
import { brokenWords } from './checks/words'
import { expect, test } from './console'
import { fontSettings, launchOptions } from './launch-options'
import { PAGE_TYPES } from './page-types'

// What must hold with any font. All other tests see one that is wider than most.

for (const fonts of ['narrow', 'latin'] as const) {
  test(`a page of each kind fits with the ${fonts} fonts`, async ({ playwright, baseURL }) => {
    const env = { ...launchOptions.env, ...fontSettings(fonts) }
    const browser = await playwright.chromium.launch({ ...launchOptions, env })
    const page = await browser.newPage({ baseURL })
    for (const path of Object.values(PAGE_TYPES)) {
      await page.goto(path)
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const found: string[] = []
        for (const check of [
          reflowFindings,
          clippingFindings,
          targetFindings,
          brokenWords,
          wideCode,
          ...(width === 390 ? [hardFigures, wideTables] : []),
        ]) {
          found.push(...(await page.evaluate(check)))
        }
        expect(found, `${path}, ${width} px`).toEqual([])
      }
    }
    await browser.close()
  })
}
