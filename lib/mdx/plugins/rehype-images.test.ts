import { expect, test } from 'vitest'
import { compilePage, renderPage } from '../compile-page.fixture'
import { projectWith } from '../samples/samples.fixture'

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

test('an image of many bytes is told of', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><!--${'x'.repeat(200_000)}--></svg>`
  await expect(compilePage('![x](/a.svg)', projectWith({ 'public/a.svg': svg }))).rejects.toThrow(
    'content/page.mdx:5:1 /a.svg has 201 kB. Make it smaller than 200 kB',
  )
})
