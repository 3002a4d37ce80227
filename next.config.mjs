import path from 'node:path'
import createMdx from '@next/mdx'
import { readHiddenDocs } from './lib/mdx/hidden-docs.mjs'
import { mdxOptions, rehypePlugins, remarkPlugins } from './lib/mdx/plugins.mjs'
import { sourceHash } from './lib/mdx/source-hash.mjs'
import { basePath } from './lib/site/site-url.mjs'

const withMdx = createMdx({
  options: { ...mdxOptions, remarkPlugins, rehypePlugins },
})

const isDevelopment = process.env.NODE_ENV === 'development'
const { drafts, unlisted } = readHiddenDocs('content')

/** @type {import('next').NextConfig} */
const config = {
  // In development the option breaks addresses with characters outside ASCII (next.js #92192).
  output: isDevelopment ? undefined : 'export',
  basePath,
  // Read by lib/site/site-url.mjs, lib/site/site-config.ts and lib/site/hidden-docs.ts, in the browser too.
  env: {
    SITE_URL: process.env.SITE_URL ?? '',
    REPOSITORY_URL: process.env.REPOSITORY_URL ?? '',
    DRAFT_DOCS: JSON.stringify(isDevelopment ? [] : drafts),
    UNLISTED_DOCS: JSON.stringify(unlisted),
  },
  generateBuildId: () => sourceHash(),
  // A page's parts are fetched one by one, of which the HTML tells enough. Which of them are bundled,
  // a browser would have to ask, after a look whether the page is there: two round trips.
  experimental: { prefetchInlining: false },
  turbopack: { root: path.resolve(import.meta.dirname) },
  devIndicators: false,
  // `npm test` checks them.
  typescript: { ignoreBuildErrors: true },
}

/** @type {any} */
const { turbopack, ...result } = withMdx(config)
const loader = (/** @type {string} */ name) => path.resolve(`lib/mdx/${name}-loader.mjs`)
if (isDevelopment) {
  turbopack.rules = { 'opened-pages.ts': { loaders: [loader('watch-pages')] } }
  // Ready by the time that the first page is asked for.
  import('./lib/mdx/open-page.mjs')
} else {
  // In the chain of the MDX loader. A rule of its own would have the same text as result, for which
  // the bundler does not compile a page anew.
  for (const rule of Object.values(turbopack.rules ?? {}).flat()) {
    rule.loaders.push(loader('samples/sample-dependencies'))
    // What compiles a page leaves neither types nor JSX.
    rule.as = '*.js'
  }
}

export default { ...result, turbopack }
