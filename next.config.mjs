import path from 'node:path'
import createMdx from '@next/mdx'
import { sourceHash } from './lib/cli/source-hash.mjs'
import { mdxOptions, rehypePlugins, remarkPlugins } from './lib/mdx/plugins.mjs'

const withMdx = createMdx({ options: { ...mdxOptions, remarkPlugins, rehypePlugins } })

/** @type {import('next').NextConfig} */
const config = {
  // In development the option breaks addresses with characters outside ASCII (next.js #92192).
  output: process.env.NODE_ENV === 'development' ? undefined : 'export',
  // Read by lib/site-config.ts, in the browser too.
  env: {
    SITE_URL: process.env.SITE_URL ?? '',
    REPOSITORY_URL: process.env.REPOSITORY_URL ?? '',
  },
  generateBuildId: () => sourceHash(),
  turbopack: { root: path.resolve(import.meta.dirname) },
  devIndicators: false,
}

export default withMdx(config)
