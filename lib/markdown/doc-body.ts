import { readFile } from 'node:fs/promises'
import { compile } from '@mdx-js/mdx'
import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { compileOptions } from '../mdx/load-plugins.mjs'
import { plain, type Surroundings } from './plain'

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '*' })

/** Writes a tree that holds nothing but Markdown. */
export function write(...children: RootContent[]): string {
  return writer.stringify({ type: 'root', children })
}

/**
 * The content of a page as Markdown that any reader knows: samples filled in, signatures written out.
 * @param file `content/x.mdx`
 */
export async function docBody(file: string, page: Surroundings): Promise<string> {
  const { remarkPlugins } = await compileOptions()
  let markdown = ''
  /** Stands behind all that happens to the page's Markdown; there is nothing to do for what follows. */
  const take = () => (tree: Root) => {
    markdown = write(...plain(tree.children, page))
    return { type: 'root', children: [] }
  }
  const source = new VFile({ path: file, value: await readFile(file, 'utf8') })
  await compile(source, { remarkPlugins: [...remarkPlugins, take] })
  return markdown
}
