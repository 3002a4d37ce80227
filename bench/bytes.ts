import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { pageFiles } from '../lib/export/html-files'

// How bytes are counted, in the tests' budgets and in what is measured: as hosts send them.

/** @param quality 11 by default, which hosts use for files that they compress once */
export function brotliBytes(content: Buffer | string, quality = 11): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    .length
}

export function gzipBytes(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length
}

/** The bytes until a reader has the whole text: a page with its styles, up to the end of `<main>`. */
export type CriticalBytes = { page: string; bytes: number }

/** What a reader needs of each page of an export to have its whole text. */
export function criticalTexts(out: string): { page: string; text: string }[] {
  return pageFiles(out).map(page => {
    const [text = ''] = readFileSync(path.join(out, `${page}.html`), 'utf8').split('</main>')
    return { page, text }
  })
}

/** The bytes of these texts (brotli), smallest first. */
export function criticalBytes(out: string): CriticalBytes[] {
  return criticalTexts(out)
    .map(({ page, text }) => ({ page, bytes: brotliBytes(text) }))
    .sort((one, other) => one.bytes - other.bytes)
}

/** Files of an export together (gzip), by their addresses. */
export function scriptBytes(out: string, scripts: Iterable<string>): number {
  return [...scripts].reduce((sum, name) => sum + gzipBytes(readFileSync(path.join(out, name))), 0)
}
