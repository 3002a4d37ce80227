import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { CONTENT_FOLDER } from '../doc-files.mjs'

const OPEN_PAGE = pathToFileURL(path.join(import.meta.dirname, 'open-page.mjs')).href
const SIDEBARS = path.resolve(import.meta.dirname, '../../sidebars.config.ts')

/**
 * What the development server takes for a page: a module that compiles the page once it is asked
 * for. The bundler would compile all of them before it shows the first.
 * @this {{ resourcePath: string, addDependency: (file: string) => void }}
 * @param {string} source the page
 */
export default function pageLoader(source) {
  // They come to be, or go, without an edit of this page.
  for (const file of linkedFiles(source)) this.addDependency(file)
  return `import * as runtime from 'react/jsx-runtime'
import { useMDXComponents } from '@/mdx-components'
const { openPage } = await import(/* turbopackIgnore: true */ ${JSON.stringify(OPEN_PAGE)})
const page = await openPage(${JSON.stringify(this.resourcePath)}, { ...runtime, useMDXComponents })
export default page.default
export const { frontmatter, toc } = page
// A text of its own each time the page, a sample of it or a page it links to changes, for which the
// module runs again.
// ${Date.now()}
`
}

/** Files that the targets of a page's links may come from. @param {string} source */
function linkedFiles(source) {
  const addresses = [...source.matchAll(/(?:\]\(|href=")(\/[^\s)"#]*)/g)].map(([, to = '']) => to)
  return new Set(
    addresses.flatMap(address =>
      address.startsWith('/category/')
        ? SIDEBARS
        : [`${address}.mdx`, `${address}/index.mdx`].map(name => path.join(CONTENT_FOLDER, name)),
    ),
  )
}
