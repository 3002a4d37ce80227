import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A package whose code is shipped. */
type Package = { name: string; version: string; licence: string; source: string; text: string }

/** Packages whose compiled contracts are part of the chain, relative to `samples/`. */
const COMPILED = [
  '@uniswap/v2-core',
  '@uniswap/v2-periphery',
  '@uniswap/lib',
  '@uniswap/v3-core',
  '@uniswap/v3-periphery',
  '@uniswap/v3-periphery/node_modules/@uniswap/lib',
  '@uniswap/v3-staker',
  '@openzeppelin/contracts',
  'base64-sol',
].map(name => `node_modules/${name}`)

const HEADER = `The files with which readers run samples in the page hold code of these packages: as JavaScript or,
where a package is of Solidity, as compiled contracts of the chain.

The JavaScript is bundled and minified, without what nothing imports.

The licence of @uniswap/v3-core, BUSL-1.1, has become the GNU General Public License 2.0 or later
on its change date, 2023-04-01.
`

const IN_PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/

/**
 * The packages whose code is shipped, sorted.
 * @param inputs paths of the bundled modules, relative to `root`
 * @param root folder of the samples
 * @param compiled folders of packages whose contracts are shipped, relative to `root`
 */
export function shippedPackages(inputs: string[], root: string, compiled = COMPILED): Package[] {
  const folders = new Set([
    ...compiled,
    ...inputs.flatMap(file => file.match(IN_PACKAGE)?.[0] ?? []),
  ])
  const packages = [...folders].map(folder => readPackage(path.join(root, folder)))
  const byId = new Map(packages.map(found => [`${found.name} ${found.version}`, found]))
  return [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found)
}

function readPackage(folder: string): Package {
  const { name, version, license, repository } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  const file = readdirSync(folder).find(name => /^licen[cs]e/i.test(name))
  return {
    name,
    version,
    licence: license,
    source: repositoryUrl(repository?.url ?? repository ?? `https://www.npmjs.com/package/${name}`),
    text: file ? readFileSync(path.join(folder, file), 'utf8').trim() : '',
  }
}

/** The URL of a `repository` in a package.json, which may be a shorthand. */
function repositoryUrl(repository: string) {
  const [, githubPath] =
    repository.match(/^(?:\S*github\.com[/:])?([\w.-]+\/[\w.-]+?)(?:\.git)?$/) ?? []
  return githubPath ? `https://github.com/${githubPath}` : repository
}

/** Each package with its licence and the URL of its source. */
function notice(packages: Package[]): string {
  const lines = packages.map(({ name, version, licence, source }) => {
    return `${name} ${version}\n  ${licence}, ${source}\n`
  })
  return [HEADER, ...lines].join('\n')
}

/** The notice and the text of each licence. */
export function licences(packages: Package[]): string {
  const texts = new Set(packages.flatMap(({ text }) => text || []))
  const parts = [...texts].map(text => {
    const licensees = packages.filter(found => found.text === text)
    const names = licensees.map(({ name, version }) => `${name} ${version}`)
    return `${'-'.repeat(80)}\n${names.join('\n')}\n\n${text}\n`
  })
  return [notice(packages), ...parts].join('\n')
}
