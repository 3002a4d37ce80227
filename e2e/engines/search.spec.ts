import { existsSync } from 'node:fs'
import { test } from './test'

/** The site with every capability on. */
const VARIANT = '.cache/variant/out'

test.use({ folder: VARIANT })
test.skip(!existsSync(VARIANT), 'npm run build:variant builds the site with the search')

test('the search finds a page, and keys lead to it', async ({ reader }) => {
  await reader.start('/study')
  await reader.click('[data-action=search]')
  await reader.expect('searchbox', () => {
    const { activeElement } = document
    return activeElement?.matches('dialog input[type=search]') && 'searchbox'
  })
  await reader.type('flash swaps')
  await reader.sees('dialog li a')
  await reader.press('ArrowDown')
  await reader.expect(true, () => document.activeElement?.matches('dialog li a'))
  await reader.press('Enter')
  await reader.arrives('Flash swaps')
  await reader.seesNo('dialog')
})
