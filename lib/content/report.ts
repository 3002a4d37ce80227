import path from 'node:path'
import type { Point, Position } from 'unist'
import type { VFile } from 'vfile'
import { docPath } from '../site/paths'

export type Mistake = { place: Place; reason: string; nearest?: string }

/** Position in the page's file; undefined for its beginning. */
export type Place = Point | Position | undefined

/**
 * Adds a message to a page, which `lib/check` reports with all other findings.
 * @param reason `Cause. Remedy.`
 * @param nearest the valid value that was probably meant
 */
export function report(file: VFile, place: Place, reason: string, nearest?: string): undefined {
  const message = file.message(reason, place)
  if (nearest !== undefined) message.expected = [nearest]
}

/** Reports and stops the plugin. */
export function fail(file: VFile, place: Place, reason: string, nearest?: string): never {
  report(file, place, reason, nearest)
  throw file.messages.at(-1)
}

export function reportAll(file: VFile, mistakes: Mistake[]): void {
  for (const { place, reason, nearest } of mistakes) report(file, place, reason, nearest)
}

/** @returns its path from the project's folder, with `/` */
export function fileName(file: VFile): string {
  return path.relative(file.cwd, file.path).split(path.sep).join('/')
}

/** Address of a page. */
export function pagePath(file: VFile): string {
  return docPath(fileName(file).replace(/^content\/|\.mdx$/g, ''))
}
