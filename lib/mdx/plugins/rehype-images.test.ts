import { expect, test } from 'vitest'
import { compilePage, renderPage } from '../compile-page.fixture'

test('an image carries the size of its file', async () => {
  expect(await renderPage('![The mark](/social.png)')).toContain(
    '<p><img src="/social.png" alt="The mark" width="1200" height="630"/></p>',
  )
  expect(await renderPage('![The mark](/favicon.svg)')).toMatch(/width="\d+" height="\d+"/)
})

test.each(['/nope.svg', 'favicon.svg', './favicon.svg'])(
  'an image %s that does not exist is an error at its place',
  async source => {
    await expect(compilePage(`Text ![x](${source})`)).rejects.toThrow(
      `content/page.mdx:5:6 There is no image ${source}. Put the file into public/ and begin its address with '/'.`,
    )
  },
)
