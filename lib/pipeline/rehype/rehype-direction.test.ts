import { expect, test } from 'vitest'
import { renderPage } from '../compile-page.fixture'

test('blocks with text from right to left have the direction of their letters, and no others', async () => {
  const html = await renderPage(
    '## שלום\n\nشرح\n\nEnglish\n\n- نقطة\n- b\n\n| عمود | b |\n| --- | --- |\n| x | y |',
  )
  expect(html.match(/<\w+[^>]*dir="auto"/g)?.map(tag => tag.split(' ')[0])).toEqual([
    '<h2',
    '<p',
    '<ul',
    '<th',
  ])
})
