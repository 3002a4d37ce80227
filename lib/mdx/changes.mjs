import { appendFileSync, mkdirSync, statSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A byte for each change of what pages are made from, by which the bundler tells the thread that opens them. */
const FILE = path.resolve('.cache/changes')

/** Notes that pages may be others from now on. */
export function noteChange() {
  mkdirSync(path.dirname(FILE), { recursive: true })
  appendFileSync(FILE, '.')
}

/** How many changes have been noted. */
export const countChanges = () => statSync(FILE).size

/** @param {() => void} listener called after each change from now on */
export function watchChanges(listener) {
  mkdirSync(path.dirname(FILE), { recursive: true })
  writeFileSync(FILE, '')
  watch(FILE, listener)
}
