import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeFinding } from '../content/finding'
import { folderWith } from '../files/folder.fixture'
import { checkSettings, emptyValues } from './settings'

const FILES = [
  'sidebars.config.ts',
  ...['deployments', 'glossary', 'redirects', 'shell-config', 'sidebar-trees', 'sidebars'].map(
    name => `lib/site/${name}.ts`,
  ),
  'lib/site/constants.ts',
  'lib/site/paths.ts',
  'lib/site/site-config.ts',
  'lib/site/site-url.mjs',
]

/** Each word of a settings file that is replaced, by what, and the finding. */
const mistakes: [file: string, from: string, to: string, rule: string, found: string][] = [
  ['sidebars.config.ts', "label: '条款和条件'", "lable: '条款和条件'", 'sidebar', 'label'],
  [
    'sidebars.config.ts',
    "'概述', 'Overview')",
    "'概述')",
    'sidebar',
    "Expected 3 arguments, but got 2\\. Write a page as doc\\('address'",
  ],
  ['lib/site/site-config.ts', "sidebar: 'sdk'", "sidebar: 'sdks'", 'setting', 'sdk'],
  [
    'lib/site/site-config.ts',
    "'localeDropdown' },",
    "'localeDropdwn' },",
    'setting',
    'localeDropdown',
  ],
  [
    'lib/site/site-config.ts',
    "position: 'left'",
    "position: 'centre'",
    'setting',
    'centre.* Write a value',
  ],
  [
    'lib/site/site-config.ts',
    'announcementBar: undefined',
    "announcementBar: { content: 'A' }",
    'setting',
    "Type '{ content",
  ],
  ['lib/site/glossary.ts', 'forms: [', 'form: [', 'setting', 'forms'],
]

test('mistakes in the settings are found by their types, with their places', async () => {
  const texts = Object.fromEntries(FILES.map(file => [file, readFileSync(file, 'utf8')]))
  for (const [file, from, to] of mistakes) texts[file] = texts[file]?.replace(from, to) ?? ''
  const found = (await checkSettings(folderWith(texts))).map(describeFinding)
  expect(found).toHaveLength(mistakes.length)
  for (const [file, , to, rule, words] of mistakes) {
    const lines = texts[file]?.split('\n') ?? []
    const line = lines.findIndex(text => text.includes(to)) + 1
    expect(found.filter(text => text.startsWith(`${file}:${line}:`))).toEqual([
      expect.stringMatching(new RegExp(`^\\S+ ${rule} — .*${words}`)),
    ])
  }
})

test('the settings of the site are in order', async () => {
  expect(await checkSettings()).toEqual([])
})

test('a site may be without a glossary', () => {
  expect(emptyValues('lib/site/glossary.ts', [], 'glossary = []')).toEqual([])
})

test.each([
  [{ label: '' }, "{ label: '' }", 10],
  [{ items: [] }, '{ items: [] }', 10],
  [{ items: [] }, 'x: string[] = { items: [] }', 24],
])('an empty value is a mistake: %j', (value, source, column) => {
  expect(emptyValues('sidebars.config.ts', value, source).map(describeFinding)).toEqual([
    `sidebars.config.ts:1:${column} sidebar — A text or a list is empty. Fill it in.`,
  ])
})
