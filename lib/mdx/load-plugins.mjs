/** @import { PluggableList, Plugin } from 'unified' */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { mdxOptions, rehypePlugins, remarkPlugins } from './plugins.mjs'

/**
 * A plugin as a function, for use outside the bundler.
 * @param {string} name a package or an absolute path
 * @returns {Promise<Plugin>}
 */
export async function loadPlugin(name) {
  return (await import(path.isAbsolute(name) ? pathToFileURL(name).href : name)).default
}

/**
 * @param {[name: string, options: unknown][]} list
 * @returns {Promise<PluggableList>}
 */
async function load(list) {
  return Promise.all(list.map(async ([name, options]) => [await loadPlugin(name), options]))
}

/** Options for `compile` of `@mdx-js/mdx`, the same as the site's. */
export async function compileOptions() {
  return {
    ...mdxOptions,
    remarkPlugins: await load(remarkPlugins),
    rehypePlugins: await load(rehypePlugins),
  }
}
