import { existsSync, readFileSync } from 'node:fs'
import { sourceHash } from '../../mdx/source-hash.mjs'
import { bin, node } from './run.mjs'

const BUILD_ID = 'out/build-id.txt'

/** Arguments with which Node builds the site of the folder that it runs in; nothing is installed. */
export const buildArguments = ['--import', 'tsx', 'lib/build/cli/commands/build.ts']

/** Whether `out/` holds the export of the present sources and settings. */
export function isBuilt() {
  return existsSync(BUILD_ID) && readFileSync(BUILD_ID, 'utf8') === sourceHash()
}

/**
 * Checks the pages, exports the site to `out/` and finishes it.
 * @returns whether all of it went well
 */
export function build(): boolean {
  return (
    node(['--import', 'tsx', 'lib/build/cli/commands/check-content.ts']) &&
    node([bin('next'), 'build']) &&
    node(['--import', 'tsx', 'lib/build/export/run.ts'])
  )
}
