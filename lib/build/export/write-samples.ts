import { cpSync } from 'node:fs'
import path from 'node:path'
import { readerFiles } from '../../mdx/samples/reader-files'
import { SAMPLES } from '../../mdx/samples/samples.mjs'
import { sampleAddress } from '../../site/sample-files'

/** Puts the samples that readers may take into the export, each as a file of its own. */
export function writeSamples(folder: string): void {
  for (const [name, file] of readerFiles()) {
    cpSync(path.join(SAMPLES, file), path.join(folder, sampleAddress(name)))
  }
}
