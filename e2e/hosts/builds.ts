import { spawnSync } from 'node:child_process'
import { cpSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copySite, siteBuildArguments } from '../site-copy'
import { builds, exportFolder } from './exports'

// Builds the site twice in another folder: as it is, and below a base path.

const COPY = path.resolve('.cache/hosts')

/** Gives the copy packages of its own: the bundler does not follow links out of the project. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkFiles(source, target)
    else linkSync(source, target)
  }
}

/** The copy has the history of the project, which dates its pages; without git there is none. */
function historyOfProject(): Record<string, string> {
  const options = { encoding: 'utf8' } as const
  const { status, stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], options)
  return status === 0 ? { GIT_DIR: stdout.trim(), GIT_WORK_TREE: COPY } : {}
}

copySite(COPY)
linkFiles('node_modules', path.join(COPY, 'node_modules'))
for (const made of builds) {
  const { status } = spawnSync(process.execPath, siteBuildArguments, {
    cwd: COPY,
    env: { ...process.env, ...historyOfProject(), ...made.settings },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
  rmSync(made.root, { recursive: true, force: true })
  cpSync(path.join(COPY, 'out'), exportFolder(made), { recursive: true })
}
