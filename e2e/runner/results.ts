import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Environment variables that tell a test runner where its results go, and as part of which step. */
export const RESULTS_FILE = 'TEST_RESULTS'
export const RESULTS_STEP = 'TEST_STEP'

/** A test that ran, or a file that could not be read. */
export type Result = {
  /** the step of `npm test` */
  step: string
  /** file and title */
  test: string
  seconds: number
  /** why it failed */
  message?: string
}

/**
 * Writes a result at once, so that it counts even if the run is interrupted. Does nothing if the runner was
 * started by itself.
 * @param errors of a test that failed
 */
export function noteResult(
  test: string,
  milliseconds: number,
  errors?: readonly { name?: string; message?: string }[],
): void {
  const file = process.env[RESULTS_FILE]
  if (!file) return
  const texts = errors?.map(({ name, message }) => (name ? `${name}: ${message}` : message))
  const result: Result = {
    step: process.env[RESULTS_STEP] ?? '',
    test,
    seconds: milliseconds / 1000,
    message: texts && stripVTControlCharacters(texts.join('\n')).trim(),
  }
  appendFileSync(file, `${JSON.stringify(result)}\n`)
}

/** Path of a file as a developer names it. */
export const named = (file: string): string =>
  path.relative(path.resolve(import.meta.dirname, '../..'), file)
