import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bin } from '../lib/cli/run.mjs'
import { WORK } from './places'
import { type Cost, measureNode } from './process-tree'

/** A copy of `empty-app/`, as far below the project's folder, where the packages are. */
export const EMPTY_SITE = path.join(WORK, 'empty-app')

/** Its export. */
const EXPORT = path.join(EMPTY_SITE, 'out')

/** Puts the app there as it is before anything has been built. */
export function copyEmptySite(): void {
  rmSync(EMPTY_SITE, { recursive: true, force: true })
  cpSync(path.join(import.meta.dirname, 'empty-app'), EMPTY_SITE, { recursive: true })
}

export function buildEmptySite(): Promise<Cost> {
  return measureNode([bin('next'), 'build'], { cwd: EMPTY_SITE })
}

/** The export of the app, made unless it is there. */
export async function emptyExport(): Promise<string> {
  if (!existsSync(EXPORT)) {
    copyEmptySite()
    await buildEmptySite()
  }
  return EXPORT
}
