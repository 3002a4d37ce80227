import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { leftOut } from '../../samples/page/left-out'
import { hashSources } from '../content/build-id.mjs'
import { listDocIds, readDocFile } from '../content/doc-files.mjs'
import { programOf } from '../samples/programs'
import { listReferences, listSamples, SAMPLES } from '../samples/samples.mjs'
import { HASHED_FILES } from '../site/constants'
import { basePath } from '../site/site-url.mjs'

/** Folder of all bundles of samples. */
export const CACHE = '.cache/run'

/** The programs that pages start, sorted. */
export function startedPrograms(): string[] {
  const shown = listDocIds().flatMap(id => listReferences(readDocFile(id)))
  const files = [...new Set(shown.map(({ file }) => file))]
  const names = files.flatMap(file => programOf(file, process.cwd()) ?? [])
  return [...new Set(names)].filter(name => !(name in leftOut)).sort()
}

/** Folder of the bundle of the current sources and programs, which exists once it has been built. */
export function runFolder(): string {
  const samples = listSamples(process.cwd()).map(file => `${SAMPLES}/${file}`)
  const sources = hashSources(process.cwd(), [
    ...samples,
    'lib/bundle-samples',
    'package-lock.json',
  ])
  const hash = createHash('sha256')
    .update([sources, ...startedPrograms()].join(' '))
    .digest('hex')
  return `${CACHE}/${hash.slice(0, 16)}`
}

/**
 * Copies the bundle into the export: hashed files where hosts cache them for ever, and the manifest
 * where they do not.
 * @param out folder of the export
 */
export function publishRunFiles(out: string): void {
  const folder = `${HASHED_FILES}/run`
  cpSync(runFolder(), path.join(out, folder), { recursive: true })
  const manifest = path.join(out, folder, 'manifest.json')
  const published = {
    folder: `${basePath}/${folder}/`,
    ...JSON.parse(readFileSync(manifest, 'utf8')),
  }
  writeFileSync(path.join(out, 'run.json'), JSON.stringify(published))
  rmSync(manifest)
}
