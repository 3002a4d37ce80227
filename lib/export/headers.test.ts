import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cacheControl } from '../cli/serve'
import { headers } from './headers.fixture'

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')

/** The form that a header has in the settings of a host. */
const FORMS: Record<string, (name: string, value: string) => string> = {
  'nginx.conf': (name, value) => `add_header ${name} "${value}" always;\n`,
  Caddyfile: (name, value) => `\t${name} "${value}"\n`,
  'apache.htaccess': (name, value) => `Header always set ${name} "${value}"\n`,
  _headers: (name, value) => `  ${name}: ${value}\n`,
}

describe.each(Object.entries(FORMS))('deploy/%s', (file, form) => {
  test.each(Object.entries(headers))('sends %s', (name, value) => {
    const line = form(name, value)
    expect(read(file).includes(line), `deploy/${file} lacks: ${line}`).toBe(true)
  })
})

test.each([
  ['nginx.conf', [cacheControl.hashed, cacheControl.other]],
  ['Caddyfile', [cacheControl.hashed, cacheControl.other]],
  ['apache.htaccess', [cacheControl.hashed, cacheControl.other]],
  ['_headers', [cacheControl.hashed]],
  ['aws/upload.sh', [cacheControl.hashed, cacheControl.other]],
])('deploy/%s says how long answers may be kept', (file, values) => {
  for (const value of values) expect(read(file)).toContain(value)
})

test.each([
  ['nginx.conf', '~\\.(md|txt)$    noindex;'],
  ['nginx.conf', 'add_header X-Robots-Tag $robots always;'],
  ['Caddyfile', '@twin path *.md *.txt\n\theader @twin X-Robots-Tag noindex'],
  ['apache.htaccess', 'X-Robots-Tag noindex "expr=%{REQUEST_URI} =~ /\\.(md|txt)$/"'],
  ['_headers', '/*.md\n  X-Robots-Tag: noindex\n\n/*.txt\n  X-Robots-Tag: noindex\n'],
])('deploy/%s keeps what repeats a page out of search engines', (file, setting) => {
  expect(read(file)).toContain(setting)
})

test.each([
  ['nginx.conf', 'types { text/plain ts mts tsx sol; }'],
  ['Caddyfile', 'header @sources Content-Type "text/plain; charset=utf-8"'],
  ['apache.htaccess', 'AddType text/plain .ts .mts .tsx .sol'],
  [
    '_headers',
    '/samples/*.mts\n  Content-Type: text/plain; charset=utf-8\n\n/samples/*.tsx\n  Content-Type: text/plain; charset=utf-8\n',
  ],
  [
    'aws/upload.sh',
    "--include 'samples/*.ts' --include 'samples/*.mts' --include 'samples/*.tsx' --include 'samples/*.sol' \\\n  --exclude '_next/static/*' --content-type 'text/plain; charset=utf-8'",
  ],
])('deploy/%s has sources of samples shown, which hosts take for films', (file, setting) => {
  expect(read(file)).toContain(setting)
})

test('deploy/aws/response-headers.json sends all of them', () => {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(
    read('aws/response-headers.json'),
  )
  const { AccessControlMaxAgeSec: seconds, IncludeSubdomains: all } =
    security.StrictTransportSecurity
  const items: { Header: string; Value: string }[] = custom.Items
  expect({
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'Strict-Transport-Security': `max-age=${seconds}${all ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': security.ContentTypeOptions.Override ? 'nosniff' : undefined,
    'X-Frame-Options': security.FrameOptions.FrameOption,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(items.map(({ Header, Value }) => [Header, Value])),
  }).toEqual(headers)
  expect(custom.Quantity).toBe(items.length)
})

test('deploy/aws/upload.sh names the charset of Markdown', () => {
  expect(read('aws/upload.sh')).toContain(
    "--include '*.md' \\\n  --content-type 'text/markdown; charset=utf-8'",
  )
})

test('deploy/aws/upload.sh sends files with a hash first and HTML last, and deletes only if told to', () => {
  const [first = '', ...others] = read('aws/upload.sh').match(/^aws s3 sync (?:\\\n|.)*/gm) ?? []
  expect(first).toContain('sync _next/static')
  expect(others.pop()).toContain("--exclude '*' --include '*.html'")
  const leavesHtml = /--exclude '\*' --include|--exclude '\*\.html'/
  for (const command of others) expect(command).toMatch(leavesHtml)
  expect(read('aws/upload.sh').replace(/^#.*/gm, '')).not.toContain('--delete')
})

test.each([[], ['bucket']])(
  'deploy/aws/upload.sh %j uploads nothing and says what it needs',
  (...args) => {
    const { status, stderr } = spawnSync('bash', ['deploy/aws/upload.sh', ...args], {
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('upload.sh BUCKET DISTRIBUTION')
  },
)

describe('deploy/aws/cloudfront-function.js', () => {
  const handler = new Function(`${read('aws/cloudfront-function.js')}; return handler`)()
  const answer = (uri: string, querystring = {}) => handler({ request: { uri, querystring } })

  test.each([
    ['/', '/index.html'],
    ['/study', '/study/index.html'],
    ['/docs', '/docs/index.html'],
    ['/1.0', '/1.0/index.html'],
    ['/1.0/study', '/1.0/study/index.html'],
    ['/study/terms&conditions/terms', '/study/terms&conditions/terms/index.html'],
    ['/category/%E6%8C%87%E5%8D%97', '/category/%E6%8C%87%E5%8D%97/index.html'],
    ['/study.txt', '/study.txt'],
    ['/study/__next._tree.txt', '/study/__next._tree.txt'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
  ])('%s is the file %s', (address, file) => {
    expect(answer(address).uri).toBe(file)
  })

  test.each([
    ['/study.txt', { 'x-robots-tag': { value: 'noindex' } }],
    ['/study.md', { 'x-robots-tag': { value: 'noindex' } }],
    ['/study/index.html', {}],
  ])('the answer to %s says whether search engines may list it', (uri, headers) => {
    const response = { statusCode: 200, headers: {} }
    expect(handler({ request: { uri }, response })).toEqual({ statusCode: 200, headers })
  })

  test.each(['/study/', '/study.html', '/study/index', '/study/index.html'])(
    '%s leads to the one address of its page, with its query',
    address => {
      const query = {
        a: { value: '1%262' },
        b: { value: 'x', multiValue: [{ value: 'x' }, { value: 'y' }] },
      }
      expect(answer(address, query)).toMatchObject({
        statusCode: 301,
        headers: { location: { value: '/study?a=1%262&b=x&b=y' } },
      })
    },
  )
})
