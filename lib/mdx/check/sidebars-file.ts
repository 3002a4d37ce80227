import { readFileSync } from 'node:fs'
import { type TransformFailure, transformSync } from 'esbuild'
import { nearest } from '../nearest'
import { placeOf } from '../rules/source'
import { type Finding, finding } from './finding'
import { CONFIG, checkShape } from './sidebars-shape'

/**
 * What is wrong with `sidebars.config.ts`, told before anything that would fail imports it. Types know
 * the same, but the build does not ask for them.
 */
export async function checkSidebarsFile(): Promise<Finding[]> {
  const source = readFileSync(CONFIG, 'utf8')
  const mistakes = checkSyntax(source)
  if (mistakes.length > 0) return mistakes
  const { sidebars }: { sidebars?: object } = await import('../../../sidebars.config')
  return checkShape(sidebars, source)
}

export function checkSyntax(source: string): Finding[] {
  try {
    transformSync(source, { loader: 'ts', logLevel: 'silent' })
    return unknownHelpers(source)
  } catch (error) {
    return (error as TransformFailure).errors.map(({ text, location }) => {
      const place = { line: location?.line ?? 1, column: (location?.column ?? 0) + 1 }
      const message = `${text}. Look for a comma, a quote or a bracket that is missing before it.`
      return finding(CONFIG, place, 'sidebar', message)
    })
  }
}

/** Entries begin their lines, and are written by the functions that the file begins with. */
function unknownHelpers(source: string): Finding[] {
  const helpers = [...source.matchAll(/^const (\w+)/gm)].map(([, name = '']) => name)
  return [...source.matchAll(/^ *(?<name>\w+)\(/dgm)].flatMap(({ groups, indices }) => {
    const name = groups?.name ?? ''
    if (helpers.includes(name)) return []
    const message = `There is no function '${name}'. Use one of: ${helpers.join(', ')}.`
    const place = placeOf(source, indices?.groups?.name?.[0] ?? 0)
    return [finding(CONFIG, place, 'sidebar', message, nearest(name, helpers))]
  })
}
