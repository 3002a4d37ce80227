import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { imageSize } from './plugins/rehype-images'

test('a PNG has its size in its header', () => {
  expect(imageSize(readFileSync('public/social.png'))).toEqual({ width: 1200, height: 630 })
})

test.each([
  ['<svg width="20" height="10">', { width: 20, height: 10 }],
  [
    "<?xml version='1.0'?><svg viewBox='0 0 32 16' width='64px' height='32px'>",
    { width: 64, height: 32 },
  ],
  ['<svg xmlns="x" viewBox="0 0 24 12.5">', { width: 24, height: 12.5 }],
  ['<svg width="100%" height="100%" viewBox="0,0,4,3">', { width: 4, height: 3 }],
  ['<svg>', undefined],
  ['text', undefined],
])('the size of %s', (source, size) => {
  expect(imageSize(Buffer.from(source))).toEqual(size)
})
