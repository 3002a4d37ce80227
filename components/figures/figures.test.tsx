import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as figures from '.'
import { FIGURE_WIDTH } from './figure'

/** How many sentences a text alternative may have: a figure is looked at, not read out at length. */
const MOST_SENTENCES = 5

/** A generous width of one character, in SVG user units: 13-unit sans and 12-unit mono are less. */
const CHARACTER = 7.4

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

/** The text that a reader sees, with one character for each entity. */
const visibleText = (html: string): string =>
  html.replace(/<[^>]+>/g, '').replace(/&(?:#x27|quot|amp|lt|gt);/g, '?')

type Box = { text: string; left: number; right: number; top: number; bottom: number }

/** Each text of the markup with the space it takes, estimated. */
function textBoxes(html: string): Box[] {
  return [...html.matchAll(/(<text[^>]*>)(.*?)<\/text>/g)].map(([, tag = '', content = '']) => {
    const text = visibleText(content)
    const width = text.length * CHARACTER
    const before = { start: 0, middle: width / 2, end: width }
    const anchor = attribute(tag, 'text-anchor') as keyof typeof before
    const left = Number(attribute(tag, 'x')) - before[anchor]
    const baseline = Number(attribute(tag, 'y'))
    return { text, left, right: left + width, top: baseline - 12, bottom: baseline + 4 }
  })
}

/** Whether two texts touch. Lines of one block are 14 units apart and more. */
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && Math.abs(one.bottom - other.bottom) < 14

describe.each(Object.entries(figures))('%s', (_, Component) => {
  const html = renderToStaticMarkup(<Component />)
  const svg = /<svg[^>]*>/.exec(html)?.[0] ?? ''
  const [left, top, width, height = 0] = (attribute(svg, 'viewBox') ?? '').split(' ').map(Number)
  const boxes = textBoxes(html)

  test('is an image with a text alternative of a few sentences', () => {
    expect(attribute(svg, 'role')).toBe('img')
    expect([left, top, width]).toEqual([0, 0, FIGURE_WIDTH])
    const alt = attribute(svg, 'aria-label') ?? ''
    const found = alt.split(/\.”?(?:\s|$)/).filter(Boolean)
    expect(found.length).toBeGreaterThanOrEqual(2)
    expect(found.length).toBeLessThanOrEqual(MOST_SENTENCES)
  })

  test('has only numbers that exist, and takes its colours from classes', () => {
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
    expect(html).not.toMatch(/ (?:style|fill|stroke)=/)
  })

  test('keeps its texts inside the drawing', () => {
    expect(boxes.length).toBeGreaterThan(6)
    for (const box of boxes) {
      expect(box.left, box.text).toBeGreaterThanOrEqual(0)
      expect(box.right, box.text).toBeLessThanOrEqual(FIGURE_WIDTH)
      expect(box.top, box.text).toBeGreaterThanOrEqual(0)
      expect(box.bottom, box.text).toBeLessThanOrEqual(height)
    }
  })

  test('keeps its texts apart', () => {
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(other => overlap(one, other))
        .map(other => `${one.text} | ${other.text}`),
    )
    expect(overlaps).toEqual([])
  })
})

test('FlashSwapTimeline prints the repayment that the pair accepts', () => {
  expect(renderToStaticMarkup(<figures.FlashSwapTimeline />)).toContain('repays 1,003.009028 B')
})

test('V2DataFlow says the minimum that the SDK computes', () => {
  const output = readFileSync('samples/v2/sdk/reference/trade.out.txt', 'utf8')
  const [minimum = ''] = /at least [\d.]+/.exec(output) ?? []
  expect(renderToStaticMarkup(<figures.V2DataFlow />)).toContain(minimum)
})
