import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listSamples, SAMPLES } from '../../mdx/samples/samples.mjs'
import { hashSources } from '../../mdx/source-hash.mjs'
import { basePath } from '../../site/site-url.mjs'

/** Holds the bundles of samples. */
export const CACHE = '.cache/run'

/** Folder of the bundle of the present sources; it is there once it has been made. */
export function runFolder(): string {
  const samples = listSamples(process.cwd()).map(file => `${SAMPLES}/${file}`)
  return `${CACHE}/${hashSources(process.cwd(), [...samples, 'lib/build/run', 'package-lock.json'])}`
}

/**
 * Puts the bundle into the export: files that are named by their content where hosts may keep them
 * for ever, and the list of them where they may not.
 * @param out folder of the export
 */
export function publishRunFiles(out: string): void {
  const folder = '_next/static/run'
  cpSync(runFolder(), path.join(out, folder), { recursive: true })
  const manifest = path.join(out, folder, 'manifest.json')
  const list = { folder: `${basePath}/${folder}/`, ...JSON.parse(readFileSync(manifest, 'utf8')) }
  writeFileSync(path.join(out, 'run.json'), JSON.stringify(list))
  rmSync(manifest)
}
