import { readdirSync } from 'node:fs'
import path from 'node:path'
import { dataFiles, sampleAddress, starterAddress } from '../../site/data-files'
import { readerFiles } from '../samples/reader-files'
import type { Targets } from './links'

/** Addresses of the files that are no pages, such as `/favicon.svg` and `/samples/v3/quoting.ts`. */
export function siteFiles(root = process.cwd()): Set<string> {
  const files = readdirSync(path.join(root, 'public'), { recursive: true, encoding: 'utf8' })
  const samples = [...readerFiles(root).keys()].map(sampleAddress)
  return new Set([
    ...files.map(file => `/${file.split(path.sep).join('/')}`),
    ...Object.values(dataFiles),
    ...samples,
    starterAddress,
  ])
}

/** Where links may lead: to these pages with their ids, to category pages (by their addresses) and to files. */
export function readTargets(
  pages: (readonly [string, Set<string> | undefined])[],
  categories: string[],
): Targets {
  const more = categories.map(address => [address, undefined] as const)
  return { pages: new Map([...pages, ...more]), files: siteFiles() }
}
