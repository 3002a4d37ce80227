import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const FRONT_MATTER = /^---\n(.*?)\n---/s

/**
 * Ids of the pages whose front matter says `draft: true` or `unlisted: true`. Needed before any page
 * is compiled, since they decide which pages there are.
 * @param {string} folder
 */
export function readHiddenDocs(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const pages = files
    .filter(file => file.endsWith('.mdx'))
    .map(file => ({
      id: file.slice(0, -'.mdx'.length).split(path.sep).join('/'),
      ...flagsOf(readFileSync(path.join(folder, file), 'utf8')),
    }))
  const idsWith = (/** @type {'draft' | 'unlisted'} */ flag) =>
    pages.filter(page => page[flag] === true).map(({ id }) => id)
  return { drafts: idsWith('draft'), unlisted: idsWith('unlisted') }
}

/**
 * @param {string} source
 * @returns {{ draft?: unknown, unlisted?: unknown }}
 */
function flagsOf(source) {
  try {
    const { draft, unlisted } = parse(source.match(FRONT_MATTER)?.[1] ?? '') ?? {}
    return { draft, unlisted }
  } catch {
    // The page's own compilation tells what is wrong with its front matter.
    return {}
  }
}
