import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pageFiles } from '../lib/build/export/pages'
import { styleSheetsOf } from '../lib/build/next/output'

// How bytes are counted, in the tests' budgets and in what is measured: as hosts send them.

/** Quality 11, which hosts use for files that they compress once. */
export function brotliBytes(content: Buffer | string): number {
  return brotliCompressSync(content).length
}

export function gzipBytes(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length
}

/** The bytes without which a page is not painted: its HTML and the style sheets of its head. */
export type CriticalBytes = { page: string; bytes: number }

/** Those of each page of an export (brotli), smallest first. */
export function criticalBytes(out: string): CriticalBytes[] {
  const sheetBytes = new Map<string, number>()
  const bytesOf = (sheet: string) => {
    const known = sheetBytes.get(sheet) ?? brotliBytes(readFileSync(path.join(out, sheet)))
    sheetBytes.set(sheet, known)
    return known
  }
  return pageFiles(out)
    .map(page => {
      const html = readFileSync(path.join(out, `${page}.html`), 'utf8')
      const [head = ''] = html.split('</head>')
      const bytes = styleSheetsOf(head).reduce(
        (sum, sheet) => sum + bytesOf(sheet),
        brotliBytes(html),
      )
      return { page, bytes }
    })
    .sort((one, other) => one.bytes - other.bytes)
}

/** Files of an export together (gzip), by their addresses. */
export function scriptBytes(out: string, scripts: Iterable<string>): number {
  return [...scripts].reduce((sum, name) => sum + gzipBytes(readFileSync(path.join(out, name))), 0)
}
