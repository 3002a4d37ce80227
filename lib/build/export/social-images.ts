import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ImageResponse } from 'next/og.js'
import { MARK } from '../../site/brand'
import { SITE_NAME, SOCIAL_SIZE } from '../../site/metadata'
import { sections } from '../../site/navbar'

type Drawn = ConstructorParameters<typeof ImageResponse>[0]

/** Dark tokens of app/styles/tokens.css, which the library that draws does not read. */
const COLORS = {
  bg: '#101615',
  border: '#2c3836',
  text: '#a2b0ac',
  heading: '#f4f8f7',
  accent: '#62d4bb',
  tokenB: '#ff9e70',
}

/** Size of the drawing of the contours, in its own units. */
const CONTOURS = { width: 1200, height: 640 }

const LINE = { fill: 'none', strokeLinecap: 'round', strokeWidth: 4.5 }

/** An element as the library takes it: like React's, without React. */
function element(type: string, props: object, ...children: (Drawn | string)[]): Drawn {
  return { type, key: null, props: { ...props, children } }
}

function box(style: object, ...children: (Drawn | string)[]): Drawn {
  return element('div', { style: { display: 'flex', ...style } }, ...children)
}

function drawing(width: number, viewBox: string, style: object, ...paths: object[]): Drawn {
  const children = paths.map(path => element('path', path))
  return element('svg', { viewBox, width, style }, ...children)
}

/** Values at equal factors, both ends included. */
function factors(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => from * (to / from) ** (i / count))
}

/** The price curves x · y = k of ever deeper pools, as lines from the lower left corner. */
function contours(): string {
  const { width, height } = CONTOURS
  const curves = factors(9_000, 900_000, 12).map(k =>
    factors(k / height, width, 48).map(x => `${Math.round(x)} ${Math.round(height - k / x)}`),
  )
  return curves.map(points => `M${points.join('L')}`).join('')
}

/** The image of links to a section, in the part of CSS that the library knows. */
function card({ label, description }: { label: string; description: string }): Drawn {
  const { width, height } = CONTOURS
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'center',
      width: '100%',
      height: '100%',
      padding: '0 96px',
      background: COLORS.bg,
      color: COLORS.text,
    },
    drawing(
      width,
      `0 0 ${width} ${height}`,
      { position: 'absolute', left: 0, bottom: 0 },
      { d: contours(), fill: 'none', stroke: COLORS.border },
    ),
    box(
      { alignItems: 'center', gap: 28, fontSize: 44 },
      drawing(
        72,
        '0 0 32 32',
        {},
        { ...LINE, d: MARK.a, stroke: COLORS.accent },
        { ...LINE, d: MARK.b, stroke: COLORS.tokenB },
      ),
      SITE_NAME,
    ),
    box({ margin: '28px 0 24px', color: COLORS.heading, fontSize: 128, lineHeight: 1 }, label),
    box({ maxWidth: 900, fontSize: 36, lineHeight: 1.4 }, description),
  )
}

/**
 * Draws what shared links to the pages of each section show, as `social/study.png` and so on. Not a
 * route of Next, for which every page would load more of the bundler's runtime.
 */
export async function writeSocialImages(folder: string): Promise<void> {
  mkdirSync(path.join(folder, 'social'), { recursive: true })
  for (const section of sections) {
    const image = await new ImageResponse(card(section), SOCIAL_SIZE).arrayBuffer()
    writeFileSync(path.join(folder, 'social', `${section.sidebar}.png`), Buffer.from(image))
  }
}
