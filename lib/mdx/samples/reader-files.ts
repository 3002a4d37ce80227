import { listSamples, readerPath } from './samples.mjs'

/** What our tests and tools alone need. */
const OURS =
  /\.(?:test|fixture)\.(?:ts|sol)$|^(?:api|errors|page)\/|^chain\/(?:global-setup|test-chain)\.ts$|^vitest\.config\.ts$/

/**
 * The files that readers may take, by the paths that they have for them, sorted. Each value is the
 * path below `samples/`: what lies in `reader/` stands in the place of our own.
 */
export function readerFiles(root = process.cwd()): Map<string, string> {
  const files = listSamples(root).filter(file => !OURS.test(file))
  const ofReaders = new Set(files.filter(file => file !== readerPath(file)).map(readerPath))
  return new Map(
    files
      .filter(file => !ofReaders.has(file))
      .map(file => [readerPath(file), file] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
