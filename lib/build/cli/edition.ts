import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { SAMPLES } from '../../mdx/samples/samples.mjs'
import { SOURCES } from '../../mdx/source-hash.mjs'
import { copyOf, VERSIONS } from '../../mdx/versions.mjs'
import { siteConfig } from '../../site/site-config'
import { buildArguments } from './build'
import { installPackages } from './install.mjs'
import { run } from './run.mjs'

// Builds an edition of the site in a copy of the project: the engine as it is, and the version's own files.

/** Left in the copy from one build to the next: packages, and what has been compiled. */
const KEPT = ['.cache', '.next', 'node_modules']
const LOCK = `${SAMPLES}/package-lock.json`
const PACKAGES = `${SAMPLES}/node_modules`

function clear(folder: string): void {
  for (const entry of readdirSync(folder).filter(entry => !KEPT.includes(entry))) {
    if (entry === SAMPLES) clear(path.join(folder, entry))
    else rmSync(path.join(folder, entry), { recursive: true })
  }
}

/** Lays a project into the copy; what is in both is that of the last one. */
function lay(project: string, entries: string[], copy: string): void {
  for (const entry of entries.filter(entry => existsSync(path.join(project, entry)))) {
    cpSync(path.join(project, entry), path.join(copy, entry), { recursive: true })
  }
}

/** The project's own packages do for samples with the same lock file; others get theirs by the build. */
async function linkPackages(copy: string) {
  const packages = path.join(copy, PACKAGES)
  const isLink = lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()
  const isSame = readFileSync(LOCK, 'utf8') === readFileSync(path.join(copy, LOCK), 'utf8')
  if (isSame || isLink) rmSync(packages, { recursive: true, force: true })
  if (!isSame) return
  if (siteConfig.runSamples) await installPackages(SAMPLES)
  symlinkSync(path.resolve(PACKAGES), packages)
}

const [, , name = ''] = process.argv
const copy = copyOf(name)
const version = path.join(VERSIONS, name)
console.log(`\nEdition ${name}, from ${version}/:`)
mkdirSync(copy, { recursive: true })
clear(copy)
const engine = SOURCES.filter(entry => ![VERSIONS, 'content', 'public'].includes(entry))
lay('.', [...engine, 'tsconfig.json'], copy)
lay(version, readdirSync(version), copy)
await linkPackages(copy)
const options = { cwd: copy, settings: { EDITION: name }, live: true }
const { ok } = await run(process.execPath, buildArguments, options)
if (!ok) process.exitCode = 1
