import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { listTranslations } from '../../mdx/doc-files.mjs'
import { listSamples, SAMPLES } from '../../mdx/samples/samples.mjs'
import { SOURCES } from '../../mdx/source-hash.mjs'
import { copyOf, listVersions, VERSIONS } from '../../mdx/versions.mjs'
import { siteConfig } from '../../site/site-config'
import { buildArguments } from './build'
import { installPackages } from './install.mjs'
import { run } from './run.mjs'

// Builds an edition of the site in a copy of the project: the engine as it is, and a version's own files, or
// translations in the place of their pages.

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

/** Lays the translations over their pages, and takes all others out. */
function translate(folder: string, language: string): void {
  for (const { id, page, code } of listTranslations(folder)) {
    const file = path.join(folder, `${id}.mdx`)
    if (code === language) renameSync(file, path.join(folder, `${page}.mdx`))
    else rmSync(file)
  }
}

const [, , name = ''] = process.argv
const copy = copyOf(name)
const isVersion = listVersions().includes(name)
console.log(`\nEdition ${name}${isVersion ? `, from ${VERSIONS}/${name}/` : ''}:`)
mkdirSync(copy, { recursive: true })
clear(copy)
const engine = [...SOURCES.filter(entry => entry !== VERSIONS), 'tsconfig.json']
if (isVersion) {
  lay(
    '.',
    engine.filter(entry => entry !== 'content' && entry !== 'public'),
    copy,
  )
  lay(`${VERSIONS}/${name}`, readdirSync(`${VERSIONS}/${name}`), copy)
} else {
  lay('.', [...engine, ...listSamples('.').map(file => `${SAMPLES}/${file}`)], copy)
  translate(path.join(copy, 'content'), name)
}
await linkPackages(copy)
const options = { cwd: copy, settings: { EDITION: name }, live: true }
const { ok } = await run(process.execPath, buildArguments, options)
if (!ok) process.exitCode = 1
