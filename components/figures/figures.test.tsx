import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ConstantProductTrade } from './constant-product-trade'
import { FeeSplit } from './fee-split'
import { FIGURE_WIDTH } from './figure'
import { ImpermanentLossCurve } from './impermanent-loss-curve'
import { LpShares } from './lp-shares'
import { PriceImpactCurve } from './price-impact-curve'
import { SandwichFigure } from './sandwich-figure'
import { TwapFigure } from './twap-figure'

const figures = [
  ConstantProductTrade,
  FeeSplit,
  ImpermanentLossCurve,
  LpShares,
  PriceImpactCurve,
  SandwichFigure,
  TwapFigure,
]

type Box = { text: string; left: number; right: number; top: number; bottom: number }

/** Boxes of the texts, with a width estimated on the generous side of common fonts. */
function textBoxes(html: string): Box[] {
  return [...html.matchAll(/<text([^>]*)>(.*?)<\/text>/g)].map(
    ([, attributes = '', inner = '']) => {
      const text = inner.replace(/<[^>]+>/g, '')
      const width = text.length * 7
      const x = Number(/ x="([^"]+)"/.exec(attributes)?.[1])
      const y = Number(/ y="([^"]+)"/.exec(attributes)?.[1])
      const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1]
      const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
      return { text, left, right: left + width, top: y - 10, bottom: y + 3 }
    },
  )
}

describe.each(figures.map(figure => [figure.name, figure] as const))('%s', (_, Component) => {
  const html = renderToStaticMarkup(<Component />)
  const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(html)?.[1])
  const boxes = textBoxes(html)

  test('is an image with a text alternative of at most three sentences', () => {
    const [svg = '', alt = ''] =
      /<svg[^>]* role="img"[^>]* aria-label="([^"]+)"[^>]*>/.exec(html) ?? []
    expect(svg).toContain(`viewBox="0 0 ${FIGURE_WIDTH} `)
    expect(alt.split(/\.\s/).length).toBeLessThanOrEqual(3)
  })

  test('has only numbers that exist, and colours from classes', () => {
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
    expect(html).not.toMatch(/ (style|fill|stroke)=/)
  })

  test('keeps its texts inside the drawing', () => {
    expect(boxes.length).toBeGreaterThan(6)
    for (const { text, left, right, top, bottom } of boxes) {
      expect(left, text).toBeGreaterThanOrEqual(0)
      expect(right, text).toBeLessThanOrEqual(FIGURE_WIDTH)
      expect(top, text).toBeGreaterThanOrEqual(0)
      expect(bottom, text).toBeLessThanOrEqual(height)
    }
  })

  test('keeps its texts apart', () => {
    const overlaps = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map(b => `${a.text} | ${b.text}`),
    )
    expect(overlaps).toEqual([])
  })
})
