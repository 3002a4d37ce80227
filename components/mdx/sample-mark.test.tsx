import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SampleMark } from './sample-mark'

test('without an address of the source files, the file is named and not linked', () => {
  const html = renderToStaticMarkup(
    <SampleMark sample="samples/a.ts" lines="L1-L2" proof="tested" />,
  )
  expect(html).toMatch(/ Tested<\/span> samples\/a.ts<\/span>$/)
  expect(html).not.toContain('<a')
})
