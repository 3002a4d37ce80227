import path from 'node:path'
import type { Point, Position } from 'unist'
import type { VFile } from 'vfile'

export type Mistake = { place: Place; reason: string; nearest?: string }

/** Where in the page's file; without one, at its beginning. */
export type Place = Point | Position | undefined

/**
 * Notes what is wrong with a page. `lib/mdx/check` tells it to the author, with all else.
 * @param reason one or two sentences, the last one saying the mend
 * @param nearest the valid value that was probably meant
 */
export function report(file: VFile, place: Place, reason: string, nearest?: string): undefined {
  const message = file.message(reason, place)
  if (nearest !== undefined) message.expected = [nearest]
}

/** The same where the plugin cannot go on. */
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
