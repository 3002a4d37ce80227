/** What search engines read of a page, in the terms of schema.org. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, without what could end the script
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}
