import { readFrontMatters } from './front-matters.mjs'

/**
 * Ids of the pages whose front matter says `draft: true` or `unlisted: true`. Needed before any page
 * is compiled, since they decide which pages there are.
 * @param {string} folder
 */
export function readHiddenDocs(folder) {
  const pages = readFrontMatters(folder)
  const idsWith = (/** @type {'draft' | 'unlisted'} */ flag) =>
    pages.filter(({ front }) => front[flag] === true).map(({ id }) => id)
  return { drafts: idsWith('draft'), unlisted: idsWith('unlisted') }
}
