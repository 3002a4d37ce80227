import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { iconNames } from './icon'

test('each icon has its drawing', () => {
  const sprite = readFileSync(path.join(import.meta.dirname, 'icons.svg'), 'utf8')
  const drawn = Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, name]) => name)
  expect(drawn).toEqual(iconNames)
})
