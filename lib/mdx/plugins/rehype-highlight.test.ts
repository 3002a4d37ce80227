import { readFileSync } from 'node:fs'
import { createCssVariablesTheme } from 'shiki'
import { expect, test } from 'vitest'
import { renderPage } from '../compile-page.fixture'

/** A fence of code that is in no sample file. */
const fenced = (meta: string, ...lines: string[]) =>
  `\`\`\`${meta}${meta && ' nocheck="a test"'}\n${lines.join('\n')}\n\`\`\``

test('tokens carry classes and no styles', async () => {
  expect(await renderPage(fenced('ts', "const a = 'b' // c"))).toBe(
    '<pre language="ts"><code><span class="line">' +
      '<span class="token-keyword">const</span><span class="token-constant"> a</span>' +
      '<span class="token-keyword"> =</span>' +
      `<span class="token-string-expression"> 'b'</span>` +
      '<span class="token-comment"> // c</span></span></code></pre>',
  )
})

test.each([
  'ts',
  'typescript',
  'sol',
  'solidity',
  'sh',
  'bash',
  'json',
  'yml',
  'mdx',
  'diff',
  'TS',
])('%s is a language', async language => {
  const html = await renderPage(fenced(language, 'x'))
  expect(html).toContain(`<pre language="${language.toLowerCase()}">`)
  expect(html).not.toContain(' style=')
})

test('plain text has no colours', async () => {
  expect(await renderPage(fenced('text', 'const a = 1', '', '<b>'))).toBe(
    '<pre language="text"><code><span class="line">const a = 1</span>\n' +
      '<span class="line"></span>\n<span class="line">&lt;b></span></code></pre>',
  )
})

test.each([
  ['text title="a b.ts"', '<pre language="text" title="a b.ts">', [false, false, false, false]],
  ["text title='it' {2}", '<pre language="text" title="it">', [false, true, false, false]],
  ['text {1,3-4} title="x"', '<pre language="text" title="x">', [true, false, true, true]],
  ['text {1, 3}', '<pre language="text">', [true, false, true, false]],
])('title and highlighted lines: %s', async (meta, pre, expected) => {
  const html = await renderPage(fenced(meta, 'a', 'b', 'c', 'd'))
  const lines = [...html.matchAll(/class="(line[^"]*)"/g)].map(([, name]) => name)
  expect(html).toContain(pre)
  expect(lines).toEqual(expected.map(marked => (marked ? 'line line-highlighted' : 'line')))
})

test.each([
  ['text showLineNumbers', ['1', '2', '3']],
  ['text showLineNumbers=8 title="x"', ['8', '9', '10']],
  ['text title="x showLineNumbers=8"', []],
  ['text', []],
])('line numbers: %s', async (meta, expected) => {
  const html = await renderPage(fenced(meta, 'a', '', 'c'))
  expect([...html.matchAll(/data-line="(\d+)"/g)].map(([, number]) => number)).toEqual(expected)
})

test('magic comments highlight lines and leave the code; beside a range they stay', async () => {
  const code = ['// highlight-next-line', 'a', 'b']
  expect(await renderPage(fenced('solidity', ...code))).toBe(
    '<pre language="solidity"><code><span class="line line-highlighted">a</span>\n' +
      '<span class="line">b</span></code></pre>',
  )
  const html = await renderPage(fenced('solidity {3}', ...code))
  expect(html).toContain('// highlight-next-line')
  expect(html.match(/line-highlighted/g)).toHaveLength(1)
})

test('lines of a diff tell what came and went', async () => {
  const html = await renderPage(fenced('diff', '- a', '+ b'))
  expect(html).toContain('<span class="token-deleted">- a</span>')
  expect(html).toContain('<span class="token-inserted">+ b</span>')
})

test('commas have no element, and every class that other tokens can carry has its rule', async () => {
  await expect(renderPage('```ts nocheck="test"\nf(a, b)\n```')).resolves.not.toContain(
    'token-punctuation',
  )
  const css = readFileSync('app/styles/prose.css', 'utf8')
  const { tokenColors = [] } = createCssVariablesTheme()
  const colours = tokenColors.map(({ settings }) => settings.foreground ?? '')
  const names = colours.flatMap(colour => colour.match(/token-[a-z-]+/) ?? [])
  expect(names).toContain('token-keyword')
  expect(
    [...new Set(names)].filter(name => !css.includes(`.${name} {`) && !css.includes(`.${name},`)),
  ).toEqual(['token-punctuation'])
})
