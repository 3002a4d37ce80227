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

test('copied code begins with the imports that it lacks', () => {
  const [, pre = ''] = block('import a').match(/<pre.*?>(.*)<\/pre>/s) ?? []
  expect(pre.replace(/<[^>]+>/g, '')).toBe('import a\n\na()')
})
