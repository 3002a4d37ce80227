import path from 'node:path'
import createMdx from '@next/mdx'
import { sourceHash } from './lib/cli/source-hash.mjs'
import { readHiddenDocs } from './lib/mdx/hidden-docs.mjs'
import { mdxOptions, rehypePlugins, remarkPlugins } from './lib/mdx/plugins.mjs'

const withMdx = createMdx({ options: { ...mdxOptions, remarkPlugins, rehypePlugins } })

const isDevelopment = process.env.NODE_ENV === 'development'
const { drafts, unlisted } = readHiddenDocs('content')

/** @type {import('next').NextConfig} */
const config = {
  // In development the option breaks addresses with characters outside ASCII (next.js #92192).
  output: isDevelopment ? undefined : 'export',
  // Read by lib/site-config.ts and lib/hidden-docs.ts, in the browser too.
  env: {
    SITE_URL: process.env.SITE_URL ?? '',
    REPOSITORY_URL: process.env.REPOSITORY_URL ?? '',
    DRAFT_DOCS: JSON.stringify(isDevelopment ? [] : drafts),
    UNLISTED_DOCS: JSON.stringify(unlisted),
  },
  generateBuildId: () => sourceHash(),
  turbopack: { root: path.resolve(import.meta.dirname) },
  devIndicators: false,
}

export default withMdx(config)
