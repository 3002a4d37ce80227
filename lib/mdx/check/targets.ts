import { readdirSync } from 'node:fs'
import path from 'node:path'
import { DEPLOYMENTS_FILE } from '../../site/deployments'
import type { Targets } from './links'

/** Addresses of the files that are no pages, such as `/favicon.svg`. */
export function publicFiles(folder = path.join(process.cwd(), 'public')): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Set([DEPLOYMENTS_FILE, ...files.map(file => `/${file.split(path.sep).join('/')}`)])
}

/** Where links may lead: to these pages with their ids, to category pages (by their addresses) and to files. */
export function readTargets(
  pages: (readonly [string, Set<string> | undefined])[],
  categories: string[],
): Targets {
  const more = categories.map(address => [address, undefined] as const)
  return { pages: new Map([...pages, ...more]), files: publicFiles() }
}
