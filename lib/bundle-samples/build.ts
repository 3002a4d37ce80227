import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { installPackages } from '../cli/install.mjs'
import { run, stop } from '../cli/run.mjs'
import { SAMPLES } from '../samples/samples.mjs'
import type { RunManifest } from '../site/data-files'
import { bundleSamples } from './bundle'
import { CACHE, runFolder, startedPrograms } from './folder'
import { licences, shippedPackages } from './licences'

// Builds the files with which pages run samples, unless they exist already.

async function buildFiles(folder: string) {
  const prepared = path.resolve(folder, '..', 'prepared')
  const args = ['--import', 'tsx', 'page/prepare.ts', prepared]
  const { ok, output } = await run(process.execPath, args, { cwd: SAMPLES })
  if (!ok) throw new Error(`${output}\nThe chain for the samples was not built.`)
  const read = (name: string) => JSON.parse(readFileSync(`${prepared}/${name}.json`, 'utf8'))
  mkdirSync(folder)
  const { inputs, ...bundle } = await bundleSamples(folder, startedPrograms(), {
    snapshot: read('snapshot'),
    contracts: read('contracts'),
  })
  const manifest: Omit<RunManifest, 'folder'> = bundle
  writeFileSync(`${folder}/manifest.json`, JSON.stringify(manifest))
  writeFileSync(`${folder}/LICENCES.txt`, licences(shippedPackages(inputs, SAMPLES)))
}

/** Builds into a temporary folder, since another process may do the same. */
async function buildCache(target: string) {
  mkdirSync(CACHE, { recursive: true })
  const before = readdirSync(CACHE)
  const temporary = mkdtempSync(`${CACHE}~`)
  try {
    await buildFiles(`${temporary}/run`)
    if (!existsSync(target)) renameSync(`${temporary}/run`, target)
    for (const old of before) rmSync(path.join(CACHE, old), { recursive: true, force: true })
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

const target = runFolder()
if (!existsSync(target)) {
  // A checkout with a different lock file needs its own packages.
  await installPackages([SAMPLES])
  await buildCache(target).catch(error => stop(error.message))
}
