import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { left } from '../../../samples/page/left'
import { SAMPLES } from '../../mdx/samples/samples.mjs'
import type { RunManifest } from '../../site/run-manifest'
import { installPackages } from '../cli/install.mjs'
import { run, stop } from '../cli/run.mjs'
import { bundleSamples } from './bundle'
import { CACHE, runFolder } from './folder'
import { licences, shippedPackages } from './licences'
import { recordedSamples } from './runnable'

// Makes the files with which pages run samples, unless they are there already.

/** Where they are until all are there. */
const UNFINISHED = `${CACHE}/unfinished`

async function makeFiles() {
  rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(UNFINISHED, { recursive: true })
  const args = ['--import', 'tsx', 'page/prepare.ts', path.resolve(CACHE)]
  const { ok, output } = await run(process.execPath, args, { cwd: SAMPLES })
  if (!ok) stop(`${output}\nThe chain of the samples was not made. The lines above say why.`)
  const names = recordedSamples().filter(name => !(name in left))
  const { inputs, ...bundle } = await bundleSamples(UNFINISHED, names, {
    snapshot: readPrepared('snapshot'),
    contracts: readPrepared('contracts'),
  })
  const manifest: Omit<RunManifest, 'folder'> = { ...bundle, left }
  writeFileSync(`${UNFINISHED}/manifest.json`, JSON.stringify(manifest))
  const packages = shippedPackages(inputs, SAMPLES)
  writeFileSync(`${UNFINISHED}/LICENCES.txt`, licences(packages))
  renameSync(UNFINISHED, runFolder())
}

const readPrepared = (name: string) => JSON.parse(readFileSync(`${CACHE}/${name}.json`, 'utf8'))

if (!existsSync(runFolder())) {
  await installPackages(SAMPLES)
  await makeFiles().catch(error => stop(error.message))
}
