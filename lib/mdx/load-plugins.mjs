/** @import { PluggableList } from 'unified' */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { mdxOptions, rehypePlugins, remarkPlugins } from './plugins.mjs'

/**
 * The plugins as functions, for use outside the bundler.
 * @param {[name: string, options: unknown][]} list
 * @returns {Promise<PluggableList>}
 */
async function load(list) {
  return Promise.all(
    list.map(async ([name, options]) => {
      const url = path.isAbsolute(name) ? pathToFileURL(name).href : name
      return [(await import(url)).default, options]
    }),
  )
}

/** Options for `compile` of `@mdx-js/mdx`, the same as the site's. */
export async function compileOptions() {
  return {
    ...mdxOptions,
    remarkPlugins: await load(remarkPlugins),
    rehypePlugins: await load(rehypePlugins),
  }
}
