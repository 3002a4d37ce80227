import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ZodType, z } from 'zod'
import { errorId, errorPath, errorTexts } from '../api/error-texts'
import { reference } from '../api/reference'
import { referenceSchema } from '../api/types'
import type { PageRecord } from '../content/records'
import { type Cards, cardsPath, dataFiles, schemaPath } from '../site/data-files'
import { pageUrl } from '../site/metadata'

const entrySchema = z.object({
  text: z.string().describe('As a caller sees it'),
  origins: z
    .record(z.string(), z.array(z.string()))
    .describe('What raises it, by id as in api.json: in which of its members, if any'),
  url: z.string().describe('Its entry in the documentation'),
  help: z.string().describe('Its cause and remedy, as Markdown'),
})

const errorIndexSchema = z
  .object({ contracts: z.array(entrySchema), sdk: z.array(entrySchema) })
  .describe('Every revert of the contracts, and every error of the SDKs')

export type ErrorIndex = z.infer<typeof errorIndexSchema>

/** Writes the data for programs: the API and the errors, each with its JSON schema. */
export function writeData(folder: string, pages: PageRecord[]): void {
  const errors: ErrorIndex = {
    contracts: entriesOf('contracts', pages),
    sdk: entriesOf('sdk', pages),
  }
  writeJson(folder, dataFiles.api, reference, referenceSchema)
  writeJson(folder, dataFiles.errors, errors, errorIndexSchema)
}

/** The errors of a kind, each with the row that explains it. */
function entriesOf(kind: keyof ErrorIndex, pages: PageRecord[]): ErrorIndex['sdk'] {
  return pages.flatMap(({ path, errors }) =>
    errors.flatMap(({ text, cause, remedy }) => {
      const origins = errorTexts[kind][text]
      if (!origins || !errorPath(text).startsWith(`${path}#`)) return []
      const url = `${pageUrl(path)}#${errorId(text)}`
      return [{ text, origins, url, help: `${cause} ${remedy}` }]
    }),
  )
}

function writeJson(folder: string, file: string, data: object, schema: ZodType): void {
  const schemaFile = schemaPath(file)
  const withSchema = { $schema: pageUrl(schemaFile), ...data }
  writeFileSync(path.join(folder, file), JSON.stringify(withSchema))
  const withId = { $id: pageUrl(schemaFile), ...z.toJSONSchema(schema, { io: 'input' }) }
  writeFileSync(path.join(folder, schemaFile), JSON.stringify(withId, null, 2))
}

/** Writes the cards of all pages that names lead to: what each name is, and the first sentence about it. */
export function writeCards(folder: string, pages: PageRecord[]): void {
  for (const { path: page, members } of pages) {
    if (members.length === 0) continue
    const cards: Cards = Object.fromEntries(
      members.map(({ id, code, sentence }) => [id, [code, sentence]]),
    )
    writeFileSync(path.join(folder, cardsPath(page)), JSON.stringify(cards))
  }
}
