import { readFile } from 'node:fs/promises'
import { createProcessor } from '@mdx-js/mdx'
import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { compileOptions } from '../../mdx/load-plugins.mjs'
import { plain, type Surroundings } from './plain'

type Processor = ReturnType<typeof createProcessor>

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '*' })

/** Writes a tree that holds nothing but Markdown. */
export function write(...children: RootContent[]): string {
  return writer.stringify({ type: 'root', children })
}

let processor: Promise<Processor> | undefined

/** The site's own plugins, and last one that writes the page down; nothing is left to compile. */
async function loadProcessor(): Promise<Processor> {
  const { remarkPlugins } = await compileOptions()
  const take = () => (tree: Root, file: VFile) => {
    file.data.markdown = write(...plain(tree.children, file.data.page as Surroundings))
    return { type: 'root', children: [] }
  }
  return createProcessor({ remarkPlugins: [...remarkPlugins, take] })
}

/**
 * The content of a page as Markdown that any reader knows: samples filled in, signatures written out.
 * @param file `content/x.mdx`
 */
export async function docBody(file: string, page: Surroundings): Promise<string> {
  processor ??= loadProcessor()
  const source = new VFile({ path: file, value: await readFile(file, 'utf8'), data: { page } })
  await (await processor).process(source)
  return source.data.markdown as string
}
