import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readHiddenDocs } from './front-matters.mjs'

test('drafts and unlisted pages are known by their front matter', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'a'))
  const page = (name: string, lines: string) =>
    writeFileSync(path.join(folder, name), `---\n${lines}\n---\n\ndraft: true\n`)
  page('a/draft.mdx', 'title: A\ndraft: true')
  page('a/unlisted.mdx', 'unlisted: true')
  page('listed.mdx', 'title: A\ndraft: false')
  page('broken.mdx', 'title: a: b\ndraft: true')
  writeFileSync(path.join(folder, 'none.mdx'), 'draft: true')
  expect(readHiddenDocs(folder)).toEqual({ drafts: ['a/draft'], unlisted: ['a/unlisted'] })
})
