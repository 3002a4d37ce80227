import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compilePage, renderPage } from '../compile-page.fixture'
import { imageSize } from './rehype-images'

test('an image carries the size of its file', async () => {
  expect(await renderPage('![The mark](/social.png)')).toContain(
    '<p><img src="/social.png" alt="The mark" width="1200" height="630"/></p>',
  )
  expect(await renderPage('![The mark](/favicon.svg)')).toMatch(/width="\d+" height="\d+"/)
})

test.each(['/nope.svg', 'favicon.svg', './favicon.svg', '/'])(
  'an image %s that does not exist is an error at its place',
  async source => {
    await expect(compilePage(`Text ![x](${source})`)).rejects.toThrow(
      `content/page.mdx:5:6 There is no image ${source}. Put the file into public/ and begin its address with '/'.`,
    )
  },
)

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
