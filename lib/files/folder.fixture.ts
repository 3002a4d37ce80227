import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * For a test: a new folder with these files, gone after the test.
 * @param files their texts by their paths in it
 * @param parent where it stands: `.cache` if packages are to be found from there
 */
export function folderWith(files: Record<string, string>, parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(path.join(parent, 'test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}
