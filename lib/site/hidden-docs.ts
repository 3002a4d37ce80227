/** Ids of pages that are left out of the site for now. */
export const draftDocs = read(process.env.DRAFT_DOCS)

/** Ids of pages that are there for those who have the address, and named nowhere. */
export const unlistedDocs = read(process.env.UNLISTED_DOCS)

/** next.config.mjs reads the front matter and hands these lists on, to the browser too. */
function read(list: string | undefined): ReadonlySet<string> {
  return new Set<string>(JSON.parse(list || '[]'))
}
