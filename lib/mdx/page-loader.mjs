import path from 'node:path'
import { compiledPage, pageHash, sampleFiles } from './compiled-pages.mjs'
import { CONTENT_FOLDER, docId } from './doc-files.mjs'

/**
 * The bundler's loader of pages. A build gets the compiled page; development gets its text, since the
 * bundler loads all pages before it shows the first (`lib/mdx/open-page.ts` compiles that one).
 * @this {any}
 * @param {string} text
 */
export default async function pageLoader(text) {
  const done = this.async()
  const { surroundings, isDevelopment } = this.getOptions()
  const id = docId(path.relative(CONTENT_FOLDER, this.resourcePath))
  for (const sample of sampleFiles(text)) this.addDependency(sample)
  try {
    if (isDevelopment) {
      // The hash has the page drawn anew when one of its samples changes.
      const hash = pageHash(id, text, surroundings)
      return done(null, `export const source = ${JSON.stringify({ text, hash })}`)
    }
    const { code, findings } = await compiledPage(id, surroundings, text)
    if (code === '') throw new Error(findings.map(({ message }) => message).join('\n'))
    done(null, moduleOf(code))
  } catch (error) {
    done(error)
  }
}

/** @param {string} code of `CompiledPage` */
const moduleOf = code => `
import * as runtime from 'react/jsx-runtime'
import { useMDXComponents } from '@/mdx-components'
const { default: Content, frontmatter, toc } = (function () { ${code} })({ ...runtime, useMDXComponents })
export { Content as default, frontmatter, toc }
`
