import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DocsMap } from './docs-map'
import { FIGURE_WIDTH } from './figure'
import { FlashSwapTimeline } from './flash-swap-timeline'
import { PairSwapSteps } from './pair-swap-steps'
import { ProtocolLayers } from './protocol-layers'
import { RoleMap } from './role-map'
import { RouterSequence } from './router-sequence'
import { SwapxAtAGlance } from './swapx-at-a-glance'

const DIAGRAMS = {
  DocsMap,
  FlashSwapTimeline,
  PairSwapSteps,
  ProtocolLayers,
  RoleMap,
  RouterSequence,
  SwapxAtAGlance,
}

/** A generous width of one character, in SVG user units: 13-unit sans and 12-unit mono are less. */
const CHARACTER = 7.4

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

const unescapeHtml = (html: string): string =>
  html.replace(/&(?:#x27|quot|amp|lt|gt);/g, '?').replace(/<[^>]+>/g, '')

type Extent = { text: string; left: number; right: number; baseline: number }

/** Each text of the markup with the space it takes, estimated. */
function extents(html: string): Extent[] {
  return [...html.matchAll(/(<text[^>]*>)(.*?)<\/text>/g)].map(([, tag = '', content = '']) => {
    const text = unescapeHtml(content)
    const width = text.length * CHARACTER
    const before = { start: 0, middle: width / 2, end: width }
    const anchor = attribute(tag, 'text-anchor') as keyof typeof before
    const left = Number(attribute(tag, 'x')) - before[anchor]
    return { text, left, right: left + width, baseline: Number(attribute(tag, 'y')) }
  })
}

describe.each(Object.entries(DIAGRAMS))('%s', (_, Diagram) => {
  const html = renderToStaticMarkup(<Diagram />)
  const svg = /<svg[^>]*>/.exec(html)?.[0] ?? ''
  const height = Number(attribute(svg, 'viewBox')?.split(' ')[3])

  test('is an image with a text alternative of 2 to 5 sentences', () => {
    expect(attribute(svg, 'role')).toBe('img')
    const sentences =
      attribute(svg, 'aria-label')
        ?.split(/\.”?(?:\s|$)/)
        .filter(Boolean) ?? []
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(5)
  })

  test('holds only numbers, and takes its colours from classes', () => {
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
    expect(html).not.toMatch(/ (?:style|fill|stroke|id)=/)
  })

  test('keeps each text within the viewBox', () => {
    const texts = extents(html)
    expect(texts.length).toBeGreaterThan(0)
    for (const { text, left, right, baseline } of texts) {
      expect(left, text).toBeGreaterThanOrEqual(0)
      expect(right, text).toBeLessThanOrEqual(FIGURE_WIDTH)
      expect(baseline - 12, text).toBeGreaterThanOrEqual(0)
      expect(baseline + 4, text).toBeLessThanOrEqual(height)
    }
  })

  test('keeps its texts apart', () => {
    const texts = extents(html)
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          Math.abs(one.baseline - other.baseline) >= 14
        expect(apart, `${one.text} / ${other.text}`).toBe(true)
      }
    }
  })
})

test('FlashSwapTimeline prints the repayment that the pair accepts', () => {
  expect(renderToStaticMarkup(<FlashSwapTimeline />)).toContain('repays 1,003.009028 B')
})
