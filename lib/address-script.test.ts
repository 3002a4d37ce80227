import { describe, expect, test, vi } from 'vitest'
import { addressScript, knownAddressScript } from './address-script'

/** Runs a script on a page at this address. */
function run(script: string, url: string) {
  const { pathname, search, hash } = new URL(url, 'http://site')
  const location = { pathname, search, hash, replace: vi.fn() }
  const history = { state: { kept: true }, replaceState: vi.fn() }
  const document = { documentElement: { hidden: false } }
  new Function('location', 'history', 'document', script)(location, history, document)
  return { replaced: history.replaceState, led: location.replace, html: document.documentElement }
}

test.each([
  ['/study.html', '/study'],
  ['/study/', '/study'],
  ['/study/index', '/study'],
  ['/study/index.html?a=b#c', '/study?a=b#c'],
  ['/index.html', '/'],
  ['/study/terms&conditions/terms/', '/study/terms&conditions/terms'],
  ['/study/terms%26conditions/terms.html', '/study/terms%26conditions/terms'],
  ['/category/%E6%8C%87%E5%8D%97/index', '/category/%E6%8C%87%E5%8D%97'],
])('the address %s is shown as %s', (from, to) => {
  expect(run(addressScript, from).replaced.mock.calls).toEqual([[{ kept: true }, '', to]])
})

test.each(['/', '/study', '/study?a=b#c', '/indexes', '/study/index.htm', '/html'])(
  'the address %s is left alone',
  address => {
    expect(run(addressScript, address).replaced).not.toHaveBeenCalled()
  },
)

describe('404.html', () => {
  const script = knownAddressScript(['/', '/study', '/category/指南', '/a&b', '/</script>'])

  test.each([
    ['/study.html?a=b#c', '/study?a=b#c'],
    ['/study/index', '/study'],
    ['/category/%E6%8C%87%E5%8D%97/index', '/category/%E6%8C%87%E5%8D%97'],
    ['/a%26b/', '/a%26b'],
  ])('%s leads to %s, and shows nothing on the way', (from, to) => {
    const { led, html } = run(script, from)
    expect(led.mock.calls).toEqual([[to]])
    expect(html.hidden).toBe(true)
  })

  test.each(['/study', '/nope', '/nope.html', '/nope/index', '/%E0%A4.html'])(
    '%s stays with the not-found text',
    address => {
      const { led, html } = run(script, address)
      expect(led).not.toHaveBeenCalled()
      expect(html.hidden).toBe(false)
    },
  )

  test('no address ends the script element', () => {
    expect(script).not.toContain('</script>')
  })
})
