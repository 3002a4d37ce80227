import type { Page } from 'playwright/test'
import { axeFindingsInBothModes, injectAxe } from './axe'
import { clippingFindings } from './checks/clipping'
import { hiddenFocus } from './checks/focus'
import { reflowFindings } from './checks/reflow'
import { expect, openReady, test } from './console'
import { PAGE_TYPES } from './page-types'
import { addStyles, sidebar } from './parts'

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

/** What is lost where the page is too wide, or its boxes too small. */
const lost = async (page: Page) => [
  ...(await page.evaluate(reflowFindings)),
  ...(await page.evaluate(clippingFindings)),
]

/** What moves though the reader wants nothing to. Runs in the page. */
function movingParts(): string[] {
  return [...document.querySelectorAll('*')].flatMap(element => {
    const { animationName, scrollBehavior, transitionDuration } = getComputedStyle(element)
    const isLong = transitionDuration.split(',').some(time => Number.parseFloat(time) > 0.001)
    const isStill = animationName === 'none' && scrollBehavior === 'auto' && !isLong
    return isStill ? [] : [`moves: ${element.outerHTML.slice(0, 160)}`]
  })
}

/** What in figures has a colour of its own where the reader forces colours. */
async function unforcedShapes(page: Page): Promise<string[]> {
  const known = ['Canvas', 'CanvasText', 'LinkText', 'ButtonText', 'GrayText', 'SelectedItemText']
  const allowed = await Promise.all(known.map(color => systemColour(page, color)))
  // Black is where a shape says nothing, and is not painted.
  return page.locator('main svg, main svg *').evaluateAll(
    (shapes, colours) =>
      shapes.flatMap(shape => {
        if (!shape.checkVisibility()) return []
        const { fill, stroke } = getComputedStyle(shape)
        const isFine = [fill, stroke].every(paint => !/rgb/.test(paint) || colours.includes(paint))
        if (isFine) return []
        return [`not a forced colour, ${fill} or ${stroke}: ${shape.outerHTML.slice(0, 160)}`]
      }),
    allowed,
  )
}

for (const [name, path] of Object.entries(PAGE_TYPES)) {
  test(`${name}: follows what its reader prefers`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
    await openReady(page, path)

    await test.step('with reduced motion nothing moves', async () => {
      expect(await page.evaluate(movingParts)).toEqual([])
    })

    await test.step('with more contrast text has 7 to 1 in both modes', async () => {
      await injectAxe(page)
      // The second leaves what has less than 4.5 to 1 to the first.
      const rules = ['color-contrast', 'color-contrast-enhanced']
      expect(await axeFindingsInBothModes(page, { rules })).toEqual([])
    })
  })

  test(`${name}: on paper, larger and in forced colours nothing is lost`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await openReady(page, path)

    await test.step('twice as large, by zoom and by size of text alone', async () => {
      // A window of 1280 × 900 px at 200% has half of them.
      await page.setViewportSize({ width: 640, height: 450 })
      expect(await lost(page)).toEqual([])
      expect(await hiddenFocus(page)).toEqual([])
      await page.setViewportSize({ width: 1280, height: 900 })
      const sheets = await page.evaluateHandle(() => [...document.adoptedStyleSheets])
      await addStyles(page, 'html { font-size: 200% }')
      expect(await lost(page)).toEqual([])
      await page.evaluate(before => {
        document.adoptedStyleSheets = before
      }, sheets)
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`figures have the colours that the reader forces, ${colorScheme}`, async () => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme })
        expect(await unforcedShapes(page)).toEqual([])
      })
    }

    await test.step('on paper', async () => {
      await page.emulateMedia({ forcedColors: 'none', media: 'print' })
      // A4 without its margins of 18 mm.
      await page.setViewportSize({ width: 658, height: 986 })
      expect(await lost(page)).toEqual([])
      await expect(page.locator('body')).toHaveCSS('color-scheme', 'light')
    })
  })
}

test('what is current, chosen or pressed shows in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openReady(page, '/markdown-page')
  const ground = await systemColour(page, 'SelectedItem')
  const text = await systemColour(page, 'SelectedItemText')
  await expect(page.getByRole('tab', { selected: true }).first()).toHaveCSS(
    'background-color',
    ground,
  )
  await openReady(page, PAGE_TYPES.article)
  const current = sidebar(page).locator('[aria-current]')
  await expect(current).toHaveCSS('background-color', ground)
  await expect(current).toHaveCSS('color', text)
  await expect(current.locator('small')).toHaveCSS('color', text)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toHaveCSS('outline-style', 'solid')
})

test('the word of Run has the colours of a button in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openReady(page, PAGE_TYPES.guide)
  const run = page.getByRole('button', { name: /^Run/ }).first()
  await expect(run).toHaveCSS('color', await systemColour(page, 'ButtonText'))
  await expect(run).toHaveCSS('background-color', await systemColour(page, 'ButtonFace'))
})
