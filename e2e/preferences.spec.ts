import type { Page } from 'playwright/test'
import { axeFindings, injectAxe } from './axe'
import { clippingFindings } from './checks/clipping'
import { hiddenFocus } from './checks/focus'
import { reflowFindings } from './checks/reflow'
import { expect, test } from './console'
import { PAGE_TYPES } from './page-types'
import { addStyles, sidebar, toggle } from './parts'

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(toggle(page)).toHaveAttribute('data-choice')
}

/** The colour that a system colour stands for, as computed values name it. */
const systemColour = (page: Page, name: string) =>
  page.evaluate(color => {
    const probe = document.createElement('i')
    probe.style.cssText = `color: ${color}; forced-color-adjust: none`
    document.body.append(probe)
    const value = getComputedStyle(probe).color
    probe.remove()
    return value
  }, name)

for (const [name, path] of Object.entries(PAGE_TYPES)) {
  test(`${name}: twice as large nothing is lost, by zoom and by size of text alone`, async ({
    page,
  }) => {
    // A window of 1280 × 900 px at 200 % has half of them.
    await page.setViewportSize({ width: 640, height: 450 })
    await page.goto(path)
    const findings = async () => [
      ...(await page.evaluate(reflowFindings)),
      ...(await page.evaluate(clippingFindings)),
    ]
    expect(await findings()).toEqual([])
    expect(await hiddenFocus(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await addStyles(page, 'html { font-size: 200% }')
    expect(await findings()).toEqual([])
  })

  test(`${name}: with more contrast text has 7 to 1 in both modes`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
    await open(page, path)
    await injectAxe(page)
    // The second leaves what has less than 4.5 to 1 to the first.
    const rules = ['color-contrast', 'color-contrast-enhanced']
    for (const theme of ['light', 'dark']) {
      await page.evaluate(value => {
        document.documentElement.dataset.theme = value
      }, theme)
      expect(await axeFindings(page, { rules }), theme).toEqual([])
    }
  })

  test(`${name}: with reduced motion nothing moves`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap(element => {
        const { animationName, scrollBehavior, transitionDuration } = getComputedStyle(element)
        const isLong = transitionDuration.split(',').some(time => Number.parseFloat(time) > 0.001)
        const isStill = animationName === 'none' && scrollBehavior === 'auto' && !isLong
        return isStill ? [] : [`moves: ${element.outerHTML.slice(0, 160)}`]
      }),
    )
    expect(moving).toEqual([])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}: figures have the colours that the reader forces, ${colorScheme}`, async ({
      page,
    }) => {
      await page.addInitScript(mode => localStorage.setItem('theme', mode), 'light')
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await open(page, path)
      const known = ['Canvas', 'CanvasText', 'LinkText', 'ButtonText', 'GrayText']
      const allowed = await Promise.all(known.map(color => systemColour(page, color)))
      const others = await page.locator('main svg, main svg *').evaluateAll(
        (shapes, colours) =>
          shapes.flatMap(shape => {
            const { fill, stroke } = getComputedStyle(shape)
            const isFine = [fill, stroke].every(
              paint => !/rgb/.test(paint) || colours.includes(paint),
            )
            return isFine
              ? []
              : [`not a forced colour, ${fill} or ${stroke}: ${shape.outerHTML.slice(0, 160)}`]
          }),
        allowed,
      )
      // Black is where a shape says nothing, and is not painted.
      expect(others).toEqual([])
    })
  }

  test(`${name}: on paper nothing is cut off`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await open(page, path)
    // A4 without its margins of 18 mm.
    await page.setViewportSize({ width: 658, height: 986 })
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(reflowFindings)).toEqual([])
    expect(await page.evaluate(clippingFindings)).toEqual([])
    await expect(page.locator('body')).toHaveCSS('color-scheme', 'light')
  })
}

test('what is current, chosen or pressed shows in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/markdown-page')
  const ground = await systemColour(page, 'SelectedItem')
  const text = await systemColour(page, 'SelectedItemText')
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveCSS(
    'background-color',
    ground,
  )
  await open(page, PAGE_TYPES.article)
  const current = sidebar(page).locator('[aria-current]')
  await expect(current).toHaveCSS('background-color', ground)
  await expect(current).toHaveCSS('color', text)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toHaveCSS('outline-style', 'solid')
})
