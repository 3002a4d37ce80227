import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pageFiles, readPage, readPages } from './pages'
import { writeUrlForms } from './url-forms'

/** A folder with these files, removed after the test. */
function exportOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, html] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
  return folder
}

test('a page has its links, decoded, and its ids', () => {
  const html =
    '<main id="content"><a href="/a?x=1&amp;y=2">a</a><a name="b">b</a><h2 id="概述">c</h2></main>'
  expect(readPage('/study', html)).toEqual({
    path: '/study',
    links: ['/a?x=1&y=2'],
    ids: new Set(['content', '概述']),
  })
})

test('a link with data-no-broken-link-check is not looked at', () => {
  const html = '<a href="/x" data-no-broken-link-check="">x</a><a href="/y">y</a>'
  expect(readPage('/', html).links).toEqual(['/y'])
})

test('links to other versions are not looked at', () => {
  expect(readPage('/', '<a href="/1.0/x" target="_self">1.0</a>').links).toEqual([])
})

test('scripts, comments and stylesheets have no links or ids', () => {
  const html =
    '<link href="/s.css"><script>"<a href=\'/x\' id=\'x\'>"</script><!-- <a href="/y"> -->'
  expect(readPage('/', html)).toEqual({ path: '/', links: [], ids: new Set() })
})

test('pages are the HTML files, without second forms, error pages and other files', () => {
  const folder = exportOf({
    'index.html': '',
    'study.html': '',
    'study/index.html': '',
    'study/terms&conditions/terms.html': '',
    'category/指南-1.html': '',
    'core/Pool.html': '',
    '404.html': '',
    '404/index.html': '',
    '_not-found.html': '',
    '_next/static/x.html': '',
    'study.txt': '',
  })
  expect(pageFiles(folder)).toEqual([
    'category/指南-1',
    'core/Pool',
    'index',
    'study',
    'study/terms&conditions/terms',
  ])
})

test('HTML of public/ is no page, and answers where hosts with rules look for it', () => {
  const files = { 'public/proof.html': 'a', 'public/demo/index.html': 'b' }
  const project = exportOf({ ...files, 'out/study.html': '', 'out/proof.html': 'a' })
  vi.spyOn(process, 'cwd').mockReturnValue(project)
  onTestFinished(() => void vi.restoreAllMocks())
  const out = path.join(project, 'out')
  expect(pageFiles(out)).toEqual(['study'])
  writeUrlForms(out)
  expect(readFileSync(path.join(out, 'proof/index.html'), 'utf8')).toBe('a')
  expect(existsSync(path.join(out, 'proof/index'))).toBe(false)
})

test('pages are read with their addresses', () => {
  const folder = exportOf({
    'index.html': '<a href="/study">Study</a>',
    'study/terms&conditions/terms.html': '<h2 id="x">X</h2>',
  })
  expect(readPages(folder)).toEqual([
    { path: '/', links: ['/study'], ids: new Set() },
    { path: '/study/terms&conditions/terms', links: [], ids: new Set(['x']) },
  ])
})
