import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ZodType, z } from 'zod'
import { reference } from '../../mdx/reference/reference'
import { referenceSchema } from '../../mdx/reference/types'
import { dataFiles, schemaAddress } from '../../site/data-files'
import { pageAddress } from '../../site/metadata'
import { errorIndex, errorIndexSchema } from '../markdown/error-index'
import type { MarkdownPage } from '../markdown/markdown-pages'

/** Writes what programs read: the API and the errors, each with its schema. */
export function writeData(folder: string, pages: MarkdownPage[]): void {
  writeJson(folder, dataFiles.api, reference, referenceSchema)
  writeJson(folder, dataFiles.errors, errorIndex(pages), errorIndexSchema)
}

function writeJson(folder: string, file: string, data: object, schema: ZodType): void {
  const address = schemaAddress(file)
  const whole = { $schema: pageAddress(address), ...data }
  writeFileSync(path.join(folder, file), JSON.stringify(whole))
  const own = { $id: pageAddress(address), ...z.toJSONSchema(schema, { io: 'input' }) }
  writeFileSync(path.join(folder, address), JSON.stringify(own, null, 2))
}
