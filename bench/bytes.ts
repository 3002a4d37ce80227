import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pageFiles } from '../lib/build/export/pages'

// How bytes are counted, in the tests' budgets and in what is measured: as hosts send them.

/** Quality 11, which hosts use for files that they compress once. */
export function brotliBytes(content: Buffer | string): number {
  return brotliCompressSync(content).length
}

export function gzipBytes(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length
}

/** The bytes until a reader has the whole text: a page with its styles, up to the end of `<main>`. */
export type CriticalBytes = { page: string; bytes: number }

/** Those of each page of an export (brotli), smallest first. */
export function criticalBytes(out: string): CriticalBytes[] {
  return pageFiles(out)
    .map(page => {
      const [text = ''] = readFileSync(path.join(out, `${page}.html`), 'utf8').split('</main>')
      return { page, bytes: brotliBytes(text) }
    })
    .sort((one, other) => one.bytes - other.bytes)
}

/** Files of an export together (gzip), by their addresses. */
export function scriptBytes(out: string, scripts: Iterable<string>): number {
  return [...scripts].reduce((sum, name) => sum + gzipBytes(readFileSync(path.join(out, name))), 0)
}
