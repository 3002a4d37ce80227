import { expect, test } from 'vitest'
import { renderPage } from '../compile-page.fixture'

test('a formula in a line is MathML', async () => {
  expect(await renderPage('Price $p_0$.')).toBe(
    '<p>Price <math data-tex="p_0"><msub><mi>p</mi><mn>0</mn></msub></math>.</p>',
  )
})

test('a formula on its own is a block in a box that scrolls', async () => {
  expect(await renderPage('$$\n\\frac{a}{b}\n$$')).toBe(
    '<section class="math" role="group" aria-label="Formula" data-scrollable="" tabindex="0"><math display="block" class="tml-display" data-tex="\\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math></section>',
  )
})

test('formulas carry no styles', async () => {
  const html = await renderPage(
    '$$\n\\begin{aligned} a &= \\color{red}{b} \\\\ c &= d \\end{aligned}\n$$',
  )
  expect(html).toContain('<mtable')
  expect(html).not.toContain(' style=')
})
