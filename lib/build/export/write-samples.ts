import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readerFiles } from '../../mdx/samples/reader-files'
import { SAMPLES } from '../../mdx/samples/samples.mjs'
import { sampleAddress, starterAddress } from '../../site/sample-files'
import { archive } from './archive'

/** Puts the samples that readers may take into the export: each as a file, and all in one archive. */
export function writeSamples(folder: string): void {
  const files = new Map(
    [...readerFiles()].map(([name, file]) => [name, readFileSync(path.join(SAMPLES, file))]),
  )
  for (const [name, content] of files) {
    const file = path.join(folder, sampleAddress(name))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  writeFileSync(path.join(folder, starterAddress), archive(files))
}
