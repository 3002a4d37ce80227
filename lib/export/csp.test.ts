import { expect, test } from 'vitest'
import { useSettings } from '../site/settings.fixture'
import { contentPolicy } from './csp'

const NONE = { scripts: new Set<string>(), styles: new Set<string>() }
/** Of the empty text. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

test('the policy allows the site’s own files, and neither unsafe words nor other origins', () => {
  useSettings({ search: undefined })
  const policy = contentPolicy({ scripts: new Set([EMPTY]), styles: new Set([EMPTY]) })
  expect(policy).toContain(`script-src 'self' ${EMPTY}; style-src 'self' ${EMPTY};`)
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  // What a site of text does not need.
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).not.toMatch(/(media|object|frame)-src/)
})

test('a worker may start where samples run, of the site’s own files', () => {
  useSettings({ runSamples: true })
  expect(contentPolicy(NONE)).toContain("; worker-src 'self';")
  useSettings({ runSamples: false })
  expect(contentPolicy(NONE)).toContain("; worker-src 'none';")
})
