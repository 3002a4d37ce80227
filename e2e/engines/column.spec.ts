import { columnFindings } from '../checks/column'
import { expect, test } from './test'

test('callouts read as the text around them, and end where it does', async ({ reader }) => {
  await reader.start('/sdk/v3/reference/classes/Pool')
  expect(await reader.evaluate(columnFindings)).toEqual([])
})
