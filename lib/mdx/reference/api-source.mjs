/**
 * @import { Code, Paragraph, RootContent } from 'mdast'
 * @import { ApiSymbol } from './types'
 * @import { ApiPages } from './api-pages.mjs'
 */

import { linksTo } from './api-pages.mjs'
import { drawSignature } from './api-signature.mjs'
import { headOf, reference, splitId, WIDTH } from './reference.mjs'
import { wrap } from './wrap.mjs'

/**
 * Where a symbol comes from: package and version, the line that imports it, and its declaration
 * where that tells more than its name.
 * @param {string} id
 * @param {ApiSymbol} symbol
 * @param {ApiPages} apiPages
 * @returns {Promise<RootContent[]>}
 */
export async function symbolSource(id, symbol, apiPages) {
  const { kind, heritage, typeParameters } = symbol
  if (kind === 'contract') return [abiLine(id, symbol)]
  if (!heritage && !typeParameters) return [importBlock(id, kind)]
  const declarations = [wrap(headOf(splitId(id).name, symbol), WIDTH)]
  const links = linksTo(symbol.mentions ?? [], apiPages)
  return [
    importBlock(id, kind),
    await drawSignature({ declarations, language: 'typescript' }, links),
  ]
}

/**
 * @param {string} id
 * @param {string} kind
 * @returns {Code}
 */
function importBlock(id, kind) {
  const { packageName, name } = splitId(id)
  const title = `${kind[0]?.toUpperCase()}${kind.slice(1)} of ${packageName} ${versionOf(packageName)}`
  const keyword = kind === 'interface' || kind === 'type' ? 'import type' : 'import'
  const value = `${keyword} { ${name} } from '${packageName}'`
  return { type: 'code', lang: 'ts', meta: `title="${title}"`, value }
}

/**
 * Where a contract's ABI comes from.
 * @param {string} id
 * @param {ApiSymbol} symbol
 */
export function abiLine(id, { artifact = '' }) {
  const { packageName } = splitId(id)
  const middle = ` ${versionOf(packageName)}, in `
  return sourceLine(['ABI of ', { code: packageName }, middle, { code: artifact }])
}

/**
 * Which package a page lists the exports of.
 * @param {string} packageName
 */
export function packageLine(packageName) {
  return sourceLine(['Exports of ', { code: packageName }, ` ${versionOf(packageName)}`])
}

/** @param {(string | { code: string })[]} parts @returns {Paragraph} */
function sourceLine(parts) {
  return {
    type: 'paragraph',
    data: { hProperties: { dataApiSource: '' } },
    children: parts.map(part =>
      typeof part === 'string'
        ? { type: 'text', value: part }
        : { type: 'inlineCode', value: part.code },
    ),
  }
}

/** @param {string} packageName */
function versionOf(packageName) {
  return reference.packages[packageName]
}
