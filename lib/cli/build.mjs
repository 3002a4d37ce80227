import { bin, node } from './run.mjs'

/**
 * Checks the pages, exports the site to `out/` and finishes it.
 * @returns {boolean} whether all of it went well
 */
export function build() {
  return (
    node(['--import', 'tsx', 'lib/cli/check-content.ts']) &&
    node([bin('next'), 'build']) &&
    node(['--import', 'tsx', 'lib/export/run.ts'])
  )
}
