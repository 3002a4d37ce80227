import { test } from './test'

test.use({ scripts: false })

test('without scripts a page is whole, nothing waits for scripts, and its links lead on', async ({
  reader,
}) => {
  await reader.open('/contract/swapx-v2')
  await reader.sees('[data-sidebar]')
  await reader.sees('nav[aria-label="On this page"]')
  await reader.sees('main table')
  await reader.seesNo(
    'main button, [aria-label^="Switch between"], [aria-label*="sidebar category"]',
  )
  await reader.click('[aria-label="Docs pages"] [rel=next]')
  await reader.arrives('How SwapX v2 works')
  await reader.expect(false, () => 'next' in window)
})
