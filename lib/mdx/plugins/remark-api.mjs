/**
 * @import { Heading, Root } from 'mdast'
 * @import { VFile } from 'vfile'
 * @import { ApiPages } from '../reference/api-pages.mjs'
 * @import { Finding, Place } from '../source.mjs'
 */

import { nearest } from '../nearest.mjs'
import { drawSection, nameHeading } from '../reference/api-draw.mjs'
import { readSections, textOf } from '../reference/api-headings.mjs'
import { readLists } from '../reference/api-lists.mjs'
import { abiLine, packageLine, symbolSource } from '../reference/api-source.mjs'
import { findSymbol, packageSymbols } from '../reference/api-symbols.mjs'
import { checkTables } from '../reference/api-tables.mjs'
import { memberSubjects, splitId, symbolSubject } from '../reference/reference.mjs'
import { failAll } from '../source.mjs'
import { readYaml } from '../yaml.mjs'

/** @typedef {{ tree: Root, file: VFile, place: Place, apiPages: ApiPages }} Page */

/**
 * Holds pages whose front matter says `api` against the reference, both ways, and draws what the
 * reference knows: where the symbol comes from, signatures, types of parameters.
 */
export default function remarkApi() {
  /** @param {Root} tree @param {VFile} file */
  return async (tree, file) => {
    const yaml = tree.children.find(node => node.type === 'yaml')
    if (!yaml) return
    const { document, placeOf } = readYaml(yaml)
    const api = document.toJS()?.api
    const { apiPages = {} } = /** @type {{ apiPages?: ApiPages }} */ (file.data)
    const page = { tree, file, place: placeOf('api'), apiPages }
    if (typeof api === 'object') documentContracts(api, page)
    else if (api?.includes('#')) await documentSymbol(api, page)
    else if (api) await documentPackage(api, page)
  }
}

/**
 * A page about one symbol, with a heading for each member.
 * @param {string} id
 * @param {Page} page
 */
async function documentSymbol(id, page) {
  const symbol = findSymbol(id, page.file, page.place)
  const { name } = splitId(id)
  await documentSubjects(memberSubjects(symbol), name, page)
  page.tree.children.unshift(...(await symbolSource(id, symbol, page.apiPages)))
}

/**
 * A page about a package, with a heading for each export that has no page of its own.
 * @param {string} packageName
 * @param {Page} page
 */
async function documentPackage(packageName, page) {
  const subjects = packageSymbols(packageName, page.file, page.place)
    .filter(([id]) => !page.apiPages[id])
    .map(([id, symbol]) => symbolSubject(id, symbol))
  await documentSubjects(subjects, packageName, page)
  page.tree.children.unshift(packageLine(packageName))
}

/**
 * @param {import('../reference/reference.mjs').Subject[]} subjects
 * @param {string} name of what they belong to
 * @param {Page} page
 */
async function documentSubjects(subjects, name, { tree, file, place, apiPages }) {
  const { sections, findings } = readSections(tree, subjects, { name, place })
  const described = sections.map(section => ({ section, ...readLists(section) }))
  failAll(file, [...findings, ...described.flatMap(({ findings }) => findings)])
  for (const { section, entries } of described) {
    nameHeading(section)
    await drawSection({ section, entries, owner: name }, { tree, apiPages })
  }
}

/**
 * A page with a section of tables for each contract.
 * @param {Record<string, string>} contracts their ids by the text of the section's heading
 * @param {Page} page
 */
function documentContracts(contracts, { tree, file, place }) {
  const headings = tree.children.filter(
    /** @returns {node is Heading} */
    node => node.type === 'heading' && node.depth === 2,
  )
  const texts = headings.map(textOf)
  /** @type {Finding[]} */
  const findings = []
  for (const [text, id] of Object.entries(contracts)) {
    const symbol = findSymbol(id, file, place)
    const heading = headings[texts.indexOf(text)]
    if (!heading) {
      const meant = nearest(text, texts)
      const reason = `The page has no section '${text}'. Correct it here, or add '## ${text}'.`
      findings.push({ place, reason, nearest: meant })
    } else if (symbol.kind !== 'contract') {
      const reason = `'${id}' is no contract. Give it a page of its own, with 'api: "${id}"'.`
      findings.push({ place, reason })
    } else {
      findings.push(...checkTables(heading, tree, symbol))
      tree.children.splice(tree.children.indexOf(heading) + 1, 0, abiLine(id, symbol))
    }
  }
  failAll(file, findings)
}
