import { readFileSync } from 'node:fs'
import { glossary, type Term } from '../../site/glossary'
import { placeOf } from '../rules/source'
import type { Finding } from './finding'

const FILE = 'lib/site/glossary.ts'

/** Forms of the glossary that two terms have: pages could link only one of them. */
export function checkGlossary(
  terms: Term[] = glossary,
  source = readFileSync(FILE, 'utf8'),
): Finding[] {
  const owners = new Map<string, string>()
  return terms.flatMap(({ id, name, forms = [] }) =>
    forms.flatMap(form => {
      const owner = owners.get(form.toLowerCase())
      owners.set(form.toLowerCase(), name)
      if (owner === undefined) return []
      const message = `The form '${form}' belongs to '${owner}', too. Keep it with one of them.`
      const forms = source.indexOf('forms:', source.indexOf(`id: '${id}'`))
      const place = placeOf(source, Math.max(0, source.indexOf(`'${form}'`, forms)))
      return [{ file: FILE, ...place, rule: 'glossary', message }]
    }),
  )
}
