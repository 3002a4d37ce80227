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
  ['text title="a b.ts"', '<pre language="text" title="a b.ts">'],
  ["text title='it'", '<pre language="text" title="it">'],
])('the title of %s', async (meta, pre) => {
  expect(await renderPage(fenced(meta, 'a'))).toContain(pre)
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
