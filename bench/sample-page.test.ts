import { expect, test } from 'vitest'
import { compile } from '../lib/pipeline/compile'
import { samplePage } from './sample-page'

// One mistake in a made-up page stops the build that is to be measured.
test('made-up pages are as the check of the pages wants them', async () => {
  for (const number of [0, 1, 2]) {
    const page = compile('study/page', samplePage(number, '/study'), {})
    expect(page.findings).toEqual([])
  }
})
