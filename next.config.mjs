import path from 'node:path'
import createMdx from '@next/mdx'
import { readHiddenDocs } from './lib/mdx/front-matters.mjs'
import { hashSurroundings } from './lib/mdx/page-cache.mjs'
import { sourceHash } from './lib/mdx/source-hash.mjs'
import { basePath } from './lib/site/site-url.mjs'

const isDevelopment = process.env.NODE_ENV === 'development'
const { drafts, unlisted } = readHiddenDocs('content')

/** @type {import('next').NextConfig} */
const config = {
  // In development the option breaks addresses with characters outside ASCII (next.js #92192).
  output: isDevelopment ? undefined : 'export',
  basePath,
  // Read by modules of lib/site/ (site-url.mjs, site-config.ts, shell-config.ts, sidebars.ts), in the browser too.
  env: {
    SITE_URL: process.env.SITE_URL ?? '',
    REPOSITORY_URL: process.env.REPOSITORY_URL ?? '',
    DRAFT_DOCS: JSON.stringify(isDevelopment ? [] : drafts),
    UNLISTED_DOCS: JSON.stringify(unlisted),
  },
  generateBuildId: () => sourceHash(),
  turbopack: { root: process.cwd() },
  devIndicators: false,
  // `npm test` checks them.
  typescript: { ignoreBuildErrors: true },
}

// Which files are pages is for Next's plugin to say.
/** @type {any} */
const { turbopack, ...result } = createMdx()(config)
const options = { surroundings: hashSurroundings(), isDevelopment }
for (const rule of Object.values(turbopack?.rules ?? {}).flat()) {
  rule.loaders = [{ loader: path.resolve('lib/mdx/page-loader.mjs'), options }]
  // What compiles a page leaves neither types nor JSX.
  rule.as = '*.js'
}

if (isDevelopment) import('./lib/mdx/compile-thread.mjs')

export default { ...result, turbopack }
