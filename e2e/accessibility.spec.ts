import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './console'

const PAGES = [
  '/',
  '/markdown-page',
  '/category/条款和条件',
  '/contract/swapx-v2',
  '/contract/swapx-v2/concepts/advanced-topics/price',
  '/contract/swapx-v3/technical-reference/core/SwapXV3PoolDeployer',
]

for (const path of PAGES) {
  for (const mode of ['light', 'dark']) {
    for (const width of [390, 1280]) {
      test(`${path} has no accessibility findings, ${mode}, ${width} px`, async ({ page }) => {
        await page.addInitScript(value => localStorage.setItem('theme', value), mode)
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path, { waitUntil: 'networkidle' })
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      })
    }
  }
}
