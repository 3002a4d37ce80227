import { slug } from 'github-slugger'
import { z } from 'zod'
import { CONTENT_FOLDER } from '../../mdx/doc-files.mjs'
import { errorTexts } from '../../mdx/errors/error-texts'
import { readFrontMatters } from '../../mdx/front-matters.mjs'
import { pageAddress } from '../../site/metadata'
import type { MarkdownPage } from './markdown-pages'

const entry = z.object({
  text: z.string().describe('As a caller sees it'),
  origins: z
    .record(z.string(), z.array(z.string()))
    .describe('What raises it, by id as in api.json: in which of its members, if any'),
  url: z.string().describe('Where the documentation tells more'),
  help: z.string().describe('Where it comes from, its cause and mend, as Markdown'),
})

/** What `errors.json` holds. */
export const errorIndexSchema = z
  .object({ contracts: z.array(entry), sdk: z.array(entry) })
  .describe('Every revert of the contracts, and every error of the SDKs')

export type ErrorIndex = z.infer<typeof errorIndexSchema>

/** Every error with what its page says of it. */
export function errorIndex(pages: MarkdownPage[]): ErrorIndex {
  return { contracts: entriesOf('contracts', pages), sdk: entriesOf('sdk', pages) }
}

function entriesOf(kind: keyof ErrorIndex, pages: MarkdownPage[]): ErrorIndex['sdk'] {
  const doc = readFrontMatters(CONTENT_FOLDER).find(({ front }) => front.errors === kind)
  const page = pages.find(({ route }) => route.type === 'doc' && route.id === doc?.id)
  if (!page) return []
  const origins = errorTexts[kind]
  const [, ...sections] = page.markdown.split(/^#{2,4} /m)
  return sections.flatMap(section => {
    const [, text = '', help = ''] = section.match(/^`([^`\n]+)`\n(.*)/s) ?? []
    const from = origins[text]
    const url = `${pageAddress(page.route.path)}#${slug(text)}`
    return from ? [{ text, origins: from, url, help: help.trim() }] : []
  })
}
