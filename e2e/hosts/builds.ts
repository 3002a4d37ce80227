import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildArguments } from '../../lib/cli/build'
import { copySiteWithPackages, replaceText } from '../site-copy'
import { builds, exportFolder } from './exports'

// Builds the site twice in another folder: as it is, and below a base path.

const COPY = path.resolve('.cache/hosts')

/** The copy has the history of the project, which dates its pages; without git there is none. */
function historyOfProject(): Record<string, string> {
  const options = { encoding: 'utf8' } as const
  const { status, stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], options)
  return status === 0 ? { GIT_DIR: stdout.trim(), GIT_WORK_TREE: COPY } : {}
}

copySiteWithPackages(COPY)
for (const made of builds) {
  if (made.edit) replaceText(path.join(COPY, made.edit.file), made.edit.from, made.edit.to)
  const { status } = spawnSync(process.execPath, buildArguments, {
    cwd: COPY,
    env: { ...process.env, ...historyOfProject(), ...made.settings },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
  rmSync(made.root, { recursive: true, force: true })
  cpSync(path.join(COPY, 'out'), exportFolder(made), { recursive: true })
}
