import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ZodType, z } from 'zod'
import { lastModified } from '../../mdx/last-modified'
import { reference } from '../../mdx/reference/reference'
import { referenceSchema } from '../../mdx/reference/types'
import { dataFiles, schemaAddress } from '../../site/data-files'
import { pageAddress } from '../../site/metadata'
import { errorIndex, errorIndexSchema } from '../markdown/error-index'
import type { Twin } from '../markdown/twins'
import { atomFeed } from './feed'

/** Writes what programs read: the API, the errors, each with its schema, and the last changes. */
export function writeData(folder: string, pages: Twin[]): void {
  writeJson(folder, dataFiles.api, reference, referenceSchema)
  writeJson(folder, dataFiles.errors, errorIndex(pages), errorIndexSchema)
  const changes = pages.flatMap(({ title, description, unlisted, route }) => {
    const modified = route.type === 'doc' && !unlisted && lastModified(route.id)
    return modified ? [{ path: route.path, title, description, modified }] : []
  })
  // Without a history nobody knows what changed.
  if (changes.length === 0) return
  const feed = atomFeed(changes, pageAddress(dataFiles.feed))
  writeFileSync(path.join(folder, dataFiles.feed), feed)
}

function writeJson(folder: string, file: string, data: object, schema: ZodType): void {
  const address = schemaAddress(file)
  const whole = { $schema: pageAddress(address), ...data }
  writeFileSync(path.join(folder, file), JSON.stringify(whole))
  const own = { $id: pageAddress(address), ...z.toJSONSchema(schema, { io: 'input' }) }
  writeFileSync(path.join(folder, address), JSON.stringify(own, null, 2))
}
