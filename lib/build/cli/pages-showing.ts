import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listReferences } from '../../mdx/samples/samples.mjs'

/**
 * The pages that have to be looked at when samples are broken.
 * @param files files below `samples/`; a test stands for the sample that it tests
 * @returns a line for each page, naming page and sample
 */
export function pagesShowing(files: string[], content: string = 'content'): string[] {
  const broken = new Set(files.map(file => file.replace(/\.test\.ts$/, '.ts')))
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.mdx'))
    .sort()
    .flatMap(name => {
      const page = path.join(content, name)
      const shown = listReferences(readFileSync(page, 'utf8')).map(({ file }) => file)
      return [...new Set(shown)]
        .filter(file => broken.has(file))
        .map(file => `${page} shows samples/${file}, which is broken.`)
    })
}
