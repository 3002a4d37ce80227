import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Next's name for a page's data as a whole, which browsers ask for as `x.txt`, and never by this. */
const DOUBLE = '__next._full.txt'

/** Takes out of the export what is in it a second time and is not asked for: a seventh of its size. */
export function removeDoubles(out: string): void {
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(name) === DOUBLE) rmSync(path.join(out, name))
  }
}
