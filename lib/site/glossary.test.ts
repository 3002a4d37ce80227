import { existsSync, readFileSync } from 'node:fs'
import Slugger from 'github-slugger'
import { expect, test } from 'vitest'
import { glossary } from './glossary'

test('names are in order, anchors are those of the names, and no form belongs to two', () => {
  const names = glossary.map(({ name }) => name.toLowerCase())
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)))
  const forms = glossary.flatMap(({ forms = [] }) => forms.map(form => form.toLowerCase()))
  expect(new Set(forms).size).toBe(forms.length)
  expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length)
})

test.each(glossary)('$name has two sentences and a place that explains it', term => {
  expect(term.definition.match(/[.](?= |$)/g)).toHaveLength(2)
  const [path = '', anchor] = term.page.split('#')
  const file = [`content${path}.mdx`, `content${path}/index.mdx`].find(existsSync)
  if (!file) expect.fail(`lib/site/glossary.ts: there is no page ${path}, name another one.`)
  const headings = readFileSync(file, 'utf8').matchAll(/^#{2,4} (.*?)(?: \{#(.*)\})?$/gm)
  const ids = [...headings].map(([, text = '', id]) => id ?? new Slugger().slug(text))
  expect(ids).toContain(anchor)
})
