import type { Code, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { code, text } from '../tree/nodes'
import type { ApiPages } from './api-pages'
import { linksTo } from './api-pages'
import { drawSignature } from './api-signature'
import { headOf, reference, splitId } from './reference'
import type { ApiSymbol } from './types'

/**
 * Origin of a symbol: package and version, its import, and its declaration if that adds to the name.
 */
export function symbolSource(id: string, symbol: ApiSymbol, apiPages: ApiPages): RootContent[] {
  const { kind, heritage, typeParameters } = symbol
  if (kind === 'contract') return [abiLine(id, symbol)]
  if (!heritage && !typeParameters) return [importBlock(id, kind)]
  const declarations = [headOf(splitId(id).name, symbol)]
  const links = linksTo(symbol.mentions ?? [], apiPages)
  return [
    importBlock(id, kind),
    drawSignature({ declarations, language: 'typescript', badges: [] }, links),
  ]
}

function importBlock(id: string, kind: string): Code {
  const { packageName, name } = splitId(id)
  const title = `${kind[0]?.toUpperCase()}${kind.slice(1)} of ${packageName} ${versionOf(packageName)}`
  const keyword = kind === 'interface' || kind === 'type' ? 'import type' : 'import'
  const value = `${keyword} { ${name} } from '${packageName}'`
  return { type: 'code', lang: 'ts', meta: `title="${title}"`, value }
}

/** Origin of a contract's ABI. */
export function abiLine(id: string, { artifact = '' }: ApiSymbol) {
  const { packageName } = splitId(id)
  const middle = ` ${versionOf(packageName)}, in `
  return sourceLine(text('ABI of '), code(packageName), text(middle), code(artifact))
}

/** Package whose exports a page lists. */
export function packageLine(packageName: string) {
  return sourceLine(text('Exports of '), code(packageName), text(` ${versionOf(packageName)}`))
}

function sourceLine(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', data: { hProperties: { dataApiSource: '' } }, children }
}

function versionOf(packageName: string) {
  return reference.packages[packageName]
}
