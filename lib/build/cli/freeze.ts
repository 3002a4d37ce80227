import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { listSamples, SAMPLES } from '../../mdx/samples/samples.mjs'
import { listVersions, VERSION_NAME, VERSIONS } from '../../mdx/versions.mjs'
import { shellConfig } from '../../site/shell-config'

/** What a version is made of beside its samples: all that pages show, but no engine. */
const PARTS = [
  'content',
  'lib/mdx/errors/errors.json',
  'lib/mdx/reference/api.json',
  'lib/site/deployments.ts',
  'lib/site/glossary.ts',
  'lib/site/redirects.ts',
  'public',
  'sidebars.config.ts',
]

/**
 * Copies all that a version is made of to a folder of its own, which is all that the site knows of it.
 * @param addresses of pages and files of the site: none of them may begin as those of the version
 * @returns the folder
 * @throws Error saying the mend
 */
export function freeze(name: string, addresses: string[], project = process.cwd()): string {
  if (!VERSION_NAME.test(name)) {
    throw new Error(
      `'${name}' is not a valid name for a version. Use letters, digits, hyphens, and dots before digits: npm run version -- 1.0`,
    )
  }
  const folder = `${VERSIONS}/${name}`
  const names = [...shellConfig.versions.map(version => version.name), ...listVersions(project)]
  // Some disks take both for one.
  const same = names.find(other => other.toLowerCase() === name.toLowerCase())
  if (same) {
    throw new Error(
      `There is a version ${same}. Choose another name; to freeze that one anew, delete ${VERSIONS}/${same}/ first.`,
    )
  }
  const taken = addresses.find(address => address.split('/')[1] === name)
  if (taken) {
    throw new Error(`The site has ${taken}, which the version would hide. Choose another name.`)
  }
  const samples = listSamples(project).map(file => `${SAMPLES}/${file}`)
  for (const part of [...PARTS, ...samples].filter(part => existsSync(path.join(project, part)))) {
    cpSync(path.join(project, part), path.join(project, folder, part), { recursive: true })
  }
  return folder
}
