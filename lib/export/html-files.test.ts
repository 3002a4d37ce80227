import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pageFiles } from './html-files'
import { writeUrlForms } from './url-forms'

test('HTML of public/ is no page, and answers where hosts with rules look for it', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'pages-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  const files = {
    'public/proof.html': 'a',
    'public/demo/index.html': 'b',
    'out/study.html': '',
    'out/proof.html': 'a',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true })
    writeFileSync(path.join(project, name), text)
  }
  vi.spyOn(process, 'cwd').mockReturnValue(project)
  onTestFinished(() => void vi.restoreAllMocks())
  const out = path.join(project, 'out')
  expect(pageFiles(out)).toEqual(['study'])
  writeUrlForms(out)
  expect(readFileSync(path.join(out, 'proof/index.html'), 'utf8')).toBe('a')
  expect(existsSync(path.join(out, 'proof/index'))).toBe(false)
})
