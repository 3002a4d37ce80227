import { pageAddress, SITE_NAME } from '../../site/metadata'

/** How many pages the feed names. */
const LENGTH = 30

export type Change = { path: string; title: string; description: string; modified: Date }

/**
 * An Atom feed of the pages that changed last, the newest first (RFC 4287).
 * @param address of the feed
 */
export function atomFeed(changes: Change[], address: string): string {
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
