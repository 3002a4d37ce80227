import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  watch,
} from 'node:fs'
import path from 'node:path'
import { TRANSLATION } from '../../mdx/doc-files.mjs'
import { listSamples, SAMPLES } from '../../mdx/samples/samples.mjs'
import { listSources, SOURCES } from '../../mdx/source-hash.mjs'
import { copyOf, listVersions, VERSIONS } from '../../mdx/versions.mjs'

// An edition of the site is made in a copy of the project: the engine as it is, and a version's own files, or
// translations in the place of their pages.

/** Left in the copy from one build to the next: packages, and what has been compiled. */
const KEPT = ['.cache', '.next', 'node_modules']
const LOCK = `${SAMPLES}/package-lock.json`
const PACKAGES = `${SAMPLES}/node_modules`

/** What a version has of its own, whole. */
const OWN = /^(?:content|public|samples)\//

/**
 * The files that a file of the copy may be made from, the first that is there: a version's own or the
 * engine's, a translation or its page. All are seen from the folder of the project.
 */
function originsOf(file: string, name: string): string[] {
  if (listVersions().includes(name)) {
    return [`${VERSIONS}/${name}/${file}`, ...(OWN.test(file) ? [] : [file])]
  }
  const translation = file.replace(/^(content\/.*)\.mdx$/, `$1.${name}.mdx`)
  return [translation, file]
}

/** The file of the copy that a file of the project may be made into, if there is one. */
function targetOf(file: string, name: string): string | undefined {
  const frozen = `${VERSIONS}/${name}/`
  if (file.startsWith(frozen)) return file.slice(frozen.length)
  if (file.startsWith(`${VERSIONS}/`)) return undefined
  const target = file.replace(
    /^(content\/.*)\.mdx$/,
    (_, id) => `${id.replace(TRANSLATION, '')}.mdx`,
  )
  return originsOf(target, name).includes(file) ? target : undefined
}

/** Gives a file of the copy the content of its origin, or deletes it when that is gone. */
function lay(file: string, name: string): void {
  const copy = path.join(copyOf(name), file)
  const origin = originsOf(file, name).find(existsSync)
  if (origin) cpSync(origin, copy)
  else rmSync(copy, { force: true })
}

function clear(folder: string): void {
  for (const entry of readdirSync(folder).filter(entry => !KEPT.includes(entry))) {
    if (entry === SAMPLES) clear(path.join(folder, entry))
    else rmSync(path.join(folder, entry), { recursive: true })
  }
}

/** The project's own packages do for samples with the same lock file; others get theirs by the build. */
function linkPackages(copy: string) {
  const packages = path.join(copy, PACKAGES)
  const isLink = lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()
  const isSame = readFileSync(LOCK, 'utf8') === readFileSync(path.join(copy, LOCK), 'utf8')
  if (isSame || isLink) rmSync(packages, { recursive: true, force: true })
  if (!isSame) return
  symlinkSync(path.resolve(PACKAGES), packages)
}

/**
 * Makes the copy of the project that an edition is built or developed in.
 * @param name a frozen version, or the code of a language
 * @returns its folder
 */
export function layEdition(name: string): string {
  const copy = copyOf(name)
  mkdirSync(copy, { recursive: true })
  clear(copy)
  const samples = listSamples('.').map(file => `${SAMPLES}/${file}`)
  const files = [...listSources('.', SOURCES), ...samples, 'tsconfig.json']
  const targets = new Set(files.flatMap(file => targetOf(file, name) ?? []))
  for (const target of targets) lay(target, name)
  linkPackages(copy)
  return copy
}

/** Has the copy follow every edit, for as long as the process runs. */
export function followEdits(name: string): void {
  const samples = readdirSync(SAMPLES).filter(entry => !KEPT.includes(entry))
  const folders = [...SOURCES, ...samples.map(entry => `${SAMPLES}/${entry}`)].filter(existsSync)
  for (const folder of folders) {
    const isFolder = lstatSync(folder).isDirectory()
    watch(folder, { recursive: isFolder }, (_, entry) => {
      const file = isFolder ? path.posix.join(folder, entry ?? '') : folder
      const target = targetOf(file, name)
      if (target && path.extname(target)) lay(target, name)
    })
  }
}
