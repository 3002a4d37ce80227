import { expect, test } from 'vitest'
import { useSettings } from '../../site/settings.fixture'
import { contentPolicy, inlineSources, withPolicy } from './policy'

const NONE = { scripts: new Set<string>(), styles: new Set<string>() }
/** Of the empty text. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

test('the policy allows the site’s own files, and neither unsafe words nor other origins', () => {
  useSettings({ search: undefined })
  const policy = contentPolicy({ scripts: new Set([EMPTY]), styles: new Set([EMPTY]) })
  expect(policy).toContain(`script-src 'self' ${EMPTY}; style-src 'self' ${EMPTY};`)
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  // What a site of text does not need.
  for (const kind of ['media', 'object', 'frame']) expect(policy).toContain(`${kind}-src 'none'`)
})

test('a worker may start where samples run, of the site’s own files', () => {
  useSettings({ runSamples: true })
  expect(contentPolicy(NONE)).toContain("; worker-src 'self';")
  useSettings({ runSamples: false })
  expect(contentPolicy(NONE)).toContain("; worker-src 'none';")
})

test('the scripts and styles in a page are allowed by their hashes, once each', () => {
  const html =
    '<style data-href="/a.css"></style><script></script><script async src="/a.js"></script>' +
    '<script></script><script type="application/ld+json">{"a":"&lt;"}</script><script>a<"&lt;"</script>'
  const { scripts, styles } = inlineSources(html)
  expect([...styles]).toEqual([EMPTY])
  expect([...scripts]).toEqual([EMPTY, "'sha256-XORTxSJK6CAjQInzgGVMQZ3f+AwvqsKhiFdZfn7gmR8='"])
})

test('the policy follows the character set, and a page without a character set is refused', () => {
  useSettings({ search: undefined })
  expect(withPolicy('<head><meta charSet="utf-8"/><script></script></head>', 'a.html')).toMatch(
    /^<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self' 'sha256-[^"]*"\/><script>/,
  )
  expect(() => withPolicy('<p>', 'a.html')).toThrow('a.html lacks <meta charset="utf-8">')
})
