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
import { leftOut } from '../../../samples/page/left-out'
import { SAMPLES } from '../../mdx/samples/samples.mjs'
import type { RunManifest } from '../../site/data-files'
import { installPackages } from '../cli/install.mjs'
import { run, stop } from '../cli/run.mjs'
import { bundleSamples } from './bundle'
import { CACHE, runFolder } from './folder'
import { licences, shippedPackages } from './licences'
import { recordedSamples } from './runnable'

// Makes the files with which pages run samples, unless they are there already.

/** @param folder gets the files */
async function makeFiles(folder: string) {
  const prepared = path.resolve(folder, '..', 'prepared')
  const args = ['--import', 'tsx', 'page/prepare.ts', prepared]
  const { ok, output } = await run(process.execPath, args, { cwd: SAMPLES })
  if (!ok) throw new Error(`${output}\nThe chain for the samples was not made.`)
  const read = (name: string) => JSON.parse(readFileSync(`${prepared}/${name}.json`, 'utf8'))
  const names = recordedSamples().filter(name => !(name in leftOut))
  mkdirSync(folder)
  const { inputs, ...bundle } = await bundleSamples(folder, names, {
    snapshot: read('snapshot'),
    contracts: read('contracts'),
  })
  const manifest: Omit<RunManifest, 'folder'> = bundle
  writeFileSync(`${folder}/manifest.json`, JSON.stringify(manifest))
  writeFileSync(`${folder}/LICENCES.txt`, licences(shippedPackages(inputs, SAMPLES)))
}

/** Makes the files at a place of their own, since another process may do the same. */
async function fill(target: string) {
  mkdirSync(CACHE, { recursive: true })
  const before = readdirSync(CACHE)
  const workplace = mkdtempSync(`${CACHE}~`)
  try {
    await makeFiles(`${workplace}/run`)
    if (!existsSync(target)) renameSync(`${workplace}/run`, target)
    for (const old of before) rmSync(path.join(CACHE, old), { recursive: true, force: true })
  } finally {
    rmSync(workplace, { recursive: true })
  }
}

const target = runFolder()
if (!existsSync(target)) {
  await installPackages(SAMPLES)
  await fill(target).catch(error => stop(error.message))
}
