import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { t } from './strings'

const FOLDERS = ['app', 'components', 'lib']
const files = FOLDERS.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /(?<!\.test)\.tsx?$/.test(name))
    .map(name => path.join(folder, name)),
)
const sources = new Map(files.map(file => [file, readFileSync(file, 'utf8')]))
const STRINGS = path.join('lib', 'site', 'strings.ts')
const listed = [...(sources.get(STRINGS) ?? '').matchAll(/^ {2}\| (['"].*['"])$/gm)].map(
  ([, text = '']) => text,
)

test('English is as written, with its values', () => {
  expect(t('Search')).toBe('Search')
  expect(t('{} pages found, the best {} are shown.', 20, 10)).toBe(
    '20 pages found, the best 10 are shown.',
  )
})

test('each text of the list is one of the interface', () => {
  const others = [...sources].filter(([file]) => file !== STRINGS).map(([, source]) => source)
  const all = others.join('\n')
  expect(listed.length).toBeGreaterThan(100)
  expect(listed.filter(text => !all.includes(text))).toEqual([])
})

// Drawings are part of the pages' text.
test('no component has a text of its own', () => {
  const components = [...sources].filter(
    ([file]) => file.endsWith('.tsx') && !file.includes(path.join('components', 'figures')),
  )
  const found = components.flatMap(([file, source]) =>
    [...source.matchAll(/\b(?:aria-label|title|alt|placeholder|label|word|group)="([^"]+)"/g)]
      .concat([...source.matchAll(/>\s*([A-Z][a-z]+(?:[ ,.:]+[\w.]+)*)\s*<\//g)])
      .map(([, text]) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
