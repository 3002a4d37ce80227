import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CodeBlock } from './code-block'

const block = (imports?: string) =>
  renderToStaticMarkup(
    <CodeBlock
      language="ts"
      html="a()"
      sample="v3/a.ts"
      proof="tested"
      {...(imports && { imports })}
    />,
  )

test('code of a file leads to the whole file', () => {
  const [, link = ''] = block().match(/<a href="\/samples\/v3\/a\.ts"[^>]*>(.*?)<\/a>/) ?? []
  expect(link.replace(/<[^>]+>/g, '')).toBe('v3/a.ts')
  expect(block()).not.toContain('Imports')
})

test.each([
  ['tested', 'Tested'],
  ['recorded', 'Recorded output'],
] as const)('%s code says so', (proof, label) => {
  const html = renderToStaticMarkup(<CodeBlock language="ts" html="" sample="a.ts" proof={proof} />)
  expect(html).toContain(label)
})

test('a tick says that code is tested, to screen readers too', () => {
  expect(block()).toMatch(
    / title="The tests run this file"><svg [^>]*role="img" aria-label="Tested"/,
  )
  expect(block()).not.toContain('>Tested')
})

test('data of a file leads to it without a mark', () => {
  const html = renderToStaticMarkup(<CodeBlock language="json" html="{}" sample="a.json" />)
  expect(html).toContain('href="/samples/a.json"')
  expect(html).not.toContain('<svg')
})

test('copied code begins with the imports that it lacks', () => {
  const [, pre = ''] = block('import a').match(/<pre.*?>(.*)<\/pre>/s) ?? []
  expect(pre.replace(/<[^>]+>/g, '')).toBe('import a\n\na()')
})
