import path from 'node:path'
import { CONTENT_FOLDER, docId } from './doc-files.mjs'
import { keptPage, pageHash, sampleFiles } from './page-cache.mjs'
import { hashSources } from './source-hash.mjs'

/** What pages are compiled with and authors edit. */
const EDITED = [
  'lib/mdx/plugins/admonitions.ts',
  'lib/site/deployments.ts',
  'lib/site/glossary.ts',
  'lib/site/site-config.ts',
]

/**
 * The bundler's loader of pages. A build gets what the check before it has compiled; development gets
 * a page's text, since the bundler loads all pages before it shows the first (`lib/mdx/open-page.ts`
 * compiles that one).
 * @this {any}
 * @param {string} text
 */
export default function pageLoader(text) {
  const { surroundings, isDevelopment } = this.getOptions()
  const id = docId(path.relative(CONTENT_FOLDER, this.resourcePath))
  for (const sample of sampleFiles(text)) this.addDependency(sample)
  if (isDevelopment) {
    // The hash has the page drawn anew when one of them changes.
    for (const file of EDITED) this.addDependency(path.resolve(file))
    const hash = pageHash(id, text, hashSources(process.cwd(), EDITED))
    return `export const source = ${JSON.stringify({ text, hash })}`
  }
  const page = keptPage(id, pageHash(id, text, surroundings))
  if (page) return moduleOf(page.code)
  throw new Error(`content/${id}.mdx has changed since it was checked. Run 'npm run build' again.`)
}

/** @param {string} code of `CompiledPage` */
const moduleOf = code => `
import * as runtime from 'react/jsx-runtime'
import { useMDXComponents } from '@/mdx-components'
const { default: Content, frontmatter, toc } = (function () { ${code} })({ ...runtime, useMDXComponents })
export { Content as default, frontmatter, toc }
`
