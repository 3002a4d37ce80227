import { expect, test, vi } from 'vitest'
import { addressScript } from './head-script'

/** Runs the script on a page at this address: what it shows instead. */
function run(url: string) {
  const history = { state: { kept: true }, replaceState: vi.fn() }
  new Function('location', 'history', addressScript)(new URL(url, 'http://site'), history)
  return history.replaceState
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
  expect(run(from).mock.calls).toEqual([[{ kept: true }, '', to]])
})

test.each(['/', '/study', '/study?a=b#c', '/indexes', '/study/index.htm', '/html'])(
  'the address %s is left alone',
  address => {
    expect(run(address)).not.toHaveBeenCalled()
  },
)
