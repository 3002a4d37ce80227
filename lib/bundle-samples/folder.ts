import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashSources } from '../content/build-id.mjs'
import { listSamples, SAMPLES } from '../samples/samples.mjs'
import { HASHED_FILES } from '../site/constants'
import { basePath } from '../site/site-url.mjs'

/** Folder of all bundles of samples. */
export const CACHE = '.cache/run'

/** Folder of the bundle of the current sources, which exists once it has been built. */
export function runFolder(): string {
  const samples = listSamples(process.cwd()).map(file => `${SAMPLES}/${file}`)
  return `${CACHE}/${hashSources(process.cwd(), [...samples, 'lib/bundle-samples', 'package-lock.json'])}`
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
