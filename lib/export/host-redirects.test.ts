import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { redirects } from '../site/redirects'
import { hostsThatRedirect, withRedirects } from './host-redirects.fixture'

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')

test.each(hostsThatRedirect)('deploy/%s has the former addresses', async file => {
  const message =
    "'npm run test:unit -- host-redirects --update' writes lib/site/redirects.ts into deploy/"
  const settings = withRedirects(file, read(file), redirects)
  await expect(settings, message).toMatchFileSnapshot(path.resolve('deploy', file))
})

test.each(hostsThatRedirect)('deploy/%s has room for them', file => {
  const one = withRedirects(file, read(file), { '/a.b': '/条' }, '/docs')
  expect(one).not.toBe(read(file))
  expect(withRedirects(file, one, {})).toBe(withRedirects(file, read(file), {}))
})

test.each(['/docs/former', '/docs/former/', '/docs/former.html'])(
  'CloudFront leads from %s on, with its query',
  uri => {
    const file = 'aws/cloudfront-function.js'
    const text = withRedirects(file, read(file), { '/former': '/条' }, '/docs')
    const handler = new Function(`${text}; return handler`)()
    expect(handler({ request: { uri, querystring: { a: { value: '1' } } } })).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/docs/%E6%9D%A1?a=1' } },
    })
  },
)
