import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ZodType, z } from 'zod'
import { lastModified } from '../../mdx/last-modified'
import { reference } from '../../mdx/reference/reference'
import { referenceSchema } from '../../mdx/reference/types'
import { dataFiles, schemaAddress } from '../../site/data-files'
import { pageAddress, SITE_NAME } from '../../site/metadata'
import { errorIndex, errorIndexSchema } from '../markdown/error-index'
import type { MarkdownPage } from '../markdown/markdown-pages'

/** Writes what programs read: the API, the errors, each with its schema, and the last changes. */
export function writeData(folder: string, pages: MarkdownPage[]): void {
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

/** How many pages the feed names. */
const LENGTH = 30

type Change = { path: string; title: string; description: string; modified: Date }

/** An Atom feed of the pages that changed last, the newest first (RFC 4287). */
function atomFeed(changes: Change[], address: string): string {
  const latest = changes
    .toSorted((one, other) => Number(other.modified) - Number(one.modified))
    .slice(0, LENGTH)
  const entries = latest.map(({ path, title, description, modified }) => {
    const page = escapeXml(pageAddress(path))
    return `  <entry>
    <id>${page}</id>
    <title>${escapeXml(title)}</title>
    <link href="${page}"/>
    <updated>${modified.toISOString()}</updated>
    <summary>${escapeXml(description)}</summary>
  </entry>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeXml(address)}</id>
  <title>${escapeXml(SITE_NAME)}</title>
  <author><name>${escapeXml(SITE_NAME)}</name></author>
  <link rel="self" href="${escapeXml(address)}"/>
  <link href="${escapeXml(pageAddress('/'))}"/>
  <updated>${latest[0]?.modified.toISOString()}</updated>
${entries.join('\n')}
</feed>
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
