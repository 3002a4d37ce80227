import { columnFindings } from '../checks/column'
import { nameFindings } from '../checks/names'
import { expect, test } from './test'

test('callouts read as the text around them, and end where it does', async ({ reader }) => {
  await reader.start('/sdk/v3/reference/classes/Pool')
  expect(await reader.evaluate(columnFindings)).toEqual([])
})

test('English names stand above their labels in the sidebar', async ({ reader }) => {
  await reader.start('/sdk')
  expect(await reader.evaluate(nameFindings)).toEqual([])
})

test('a row of breadcrumbs that is too long begins at its end', async ({ reader }) => {
  await reader.resize(390)
  await reader.start('/sdk/v3/reference/interfaces/AllowedPermitArguments')
  const isInSight = () => {
    const row = document.querySelector('nav[aria-label=Breadcrumbs]')
    const last = row?.querySelector('[aria-current]')?.getBoundingClientRect()
    const isLong = row !== null && row.scrollWidth > row.clientWidth
    return isLong && last !== undefined && last.left >= 0 && last.right <= window.innerWidth
  }
  await reader.expect(true, isInSight)
})
