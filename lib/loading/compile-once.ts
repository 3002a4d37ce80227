import type { ApiPages } from '../api/api-pages'
import type { PageRecord } from '../content/records'
import { compile } from '../pipeline/compile'

// A module of its own: each edit of a page loads the module again that imports pages, and it would forget.

/** Records by id, each with its input. */
const compiled = new Map<string, { source: string; record: PageRecord }>()

/**
 * Compiles a page, or returns the last result if its input has not changed.
 * @param samples texts of the samples that it shows
 */
export function compileOnce(id: string, text: string, samples: string[], apiPages: ApiPages) {
  const source = JSON.stringify([text, samples, apiPages])
  const cached = compiled.get(id)
  if (cached?.source === source) return cached.record
  const record = compile(id, text, apiPages)
  // A finding may depend on a file that is not part of the input.
  if (record.findings.length === 0) compiled.set(id, { source, record })
  return record
}
