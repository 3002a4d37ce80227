import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { pageFiles } from './html-files'
import { writeUrlForms } from './url-forms'

test('HTML of public/ is no page, and answers where hosts with rules look for it', () => {
  const project = folderWith({
    'public/proof.html': 'a',
    'public/demo/index.html': 'b',
    'out/study.html': '',
    'out/proof.html': 'a',
  })
  vi.spyOn(process, 'cwd').mockReturnValue(project)
  onTestFinished(() => void vi.restoreAllMocks())
  const out = path.join(project, 'out')
  expect(pageFiles(out)).toEqual(['study'])
  writeUrlForms(out)
  expect(readFileSync(path.join(out, 'proof/index.html'), 'utf8')).toBe('a')
  expect(existsSync(path.join(out, 'proof/index'))).toBe(false)
})
