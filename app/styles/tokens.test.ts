import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { admonitions } from '@/lib/site/admonitions'
import { contrast } from '@/lib/site/contrast.fixture'

const FILE = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** The part before the media queries, which override tokens for some readers. */
const [CSS = ''] = FILE.split('@media')

/** Tokens with one opaque colour for each mode, as `#rrggbb`. */
const tokens = new Map(
  [...CSS.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light = '', dark = '', both = '']) => [
      name,
      { light: light || both, dark: dark || both },
    ],
  ),
)

type Mode = 'light' | 'dark'

function colour(name: string, mode: Mode): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`tokens.css has no colour --${name}.`)
  return token[mode]
}

const ADMONITIONS = Object.keys(admonitions)
const CODE = [...tokens.keys()].filter(name => name.startsWith('code-') && name !== 'code-bg')

type Entry = [name: string, grounds: string[]]

/** Text colours and their backgrounds. */
const TEXT: Entry[] = [
  ['color-text', ['color-bg', 'color-surface', 'color-surface-strong', 'code-bg']],
  ['color-text-muted', ['color-bg', 'color-surface', 'code-bg']],
  ['color-heading', ['color-bg', 'color-surface', 'color-token-a-soft', 'color-token-b-soft']],
  ['color-accent', ['color-bg', 'color-surface', 'color-accent-soft']],
  ['color-on-accent', ['color-accent']],
  ['color-on-selection', ['color-selection']],
  ['color-token-a', ['color-bg', 'color-surface', 'color-token-a-soft']],
  ['color-token-b', ['color-bg', 'color-surface', 'color-token-b-soft']],
  ['footer-text', ['footer-bg']],
  ...CODE.map((name): Entry => [name, ['code-bg']]),
  ...['color-text', 'color-accent'].map(
    (name): Entry => [name, ADMONITIONS.map(type => `color-${type}-soft`)],
  ),
  ...ADMONITIONS.map((type): Entry => [`color-${type}`, [`color-${type}-soft`]]),
]

/** Backgrounds of buttons, bars and what lies over the page, whose text nobody selects. */
const UNSELECTED = [
  'color-accent',
  'color-heading',
  'color-backdrop',
  'color-shaded-bg',
  'color-selection',
]

/** Every background that a style sheet of the site gives to text, and those within figures. */
const GROUNDS = [
  ...new Set(['app', 'components'].flatMap(styleSheets).flatMap(backgrounds)),
  'color-token-a-soft',
  'color-token-b-soft',
].filter(name => !UNSELECTED.includes(name))

function styleSheets(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .map(file => readFileSync(path.join(folder, file), 'utf8'))
}

function backgrounds(css: string): string[] {
  return [...css.matchAll(/background(?:-color)?: var\(--([\w-]+)\)/g)].flatMap(
    ([, name]) => name ?? [],
  )
}

/** Colours of meaningful lines, and their backgrounds. */
const LINES: Entry[] = [
  ['color-focus', ['color-bg', 'color-surface']],
  ['color-border-strong', ['color-bg', 'color-surface']],
  ['color-selection', GROUNDS],
]

/** Each colour with each of its backgrounds, and the contrast that WCAG 2.2 requires. */
function pairs(entries: Entry[], least: number) {
  return entries.flatMap(([name, grounds]) => grounds.map(ground => [name, ground, least] as const))
}

describe.each(['light', 'dark'] as const)('in %s mode', mode => {
  test.each([...pairs(TEXT, 4.5), ...pairs(LINES, 3)])(
    '%s on %s has a contrast of %d or more',
    (name, ground, least) => {
      const found = contrast(colour(name, mode), colour(ground, mode))
      expect(found).toBeGreaterThanOrEqual(least)
    },
  )
})

// Between 996 and 997 px, where a zoomed window may end, both layouts or neither would apply.
test('the layouts of small and large screens meet at one width', () => {
  const sheets = ['app', 'components'].flatMap(styleSheets)
  expect(sheets.filter(css => css.includes('996px'))).toEqual([])
})

// Each Tab would style every element anew: 35 ms on the longest page, 110 ms if the root itself changed.
test('the focus changes neither the root nor all that is in it', () => {
  const all = /(?::root|html)\S*:has\((?:[^()]|\([^()]*\))*\)\)? +:[\w-]+ *[,{]/
  const root = /(?::root|html)\S*:has\((?:[^()]|\([^()]*\))*:focus[\w-]*\)\)? *[,{]/
  expect('  :root:has(.mark) :focus-visible {').toMatch(all)
  expect('  :root:has(.navbar :focus) {').toMatch(root)
  const sheets = ['app', 'components'].flatMap(styleSheets)
  expect(sheets.filter(css => all.test(css) || root.test(css))).toEqual([])
})
