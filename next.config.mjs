import { once } from 'node:events'
import { hostname, networkInterfaces } from 'node:os'
import path from 'node:path'
import createMdx from '@next/mdx'
import { sourceHash } from './lib/content/build-id.mjs'
import { basePath } from './lib/site/site-url.mjs'

const isDevelopment = process.env.NODE_ENV === 'development'
const sources = sourceHash()

/** What compiles pages in development: Node loads it, since the bundler would take longer. */
const compilers = [
  '@mdx-js/mdx',
  'hast-util-from-html',
  'remark-gfm',
  'remark-math',
  'shiki',
  'temml',
  'yaml',
  'zod',
]
// Ready by the time that the first page is asked for.
if (isDevelopment) for (const name of compilers) import(name)

/**
 * Hosts at which the dev server is opened where HOST lets others in: this machine's names and addresses, and, since a
 * container does not know those of the machine around it, any of a private network.
 */
function devHosts() {
  const own = Object.values(networkInterfaces()).flatMap(addresses => addresses ?? [])
  return [
    hostname(),
    '*.local',
    ...own.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
    ...['10.*.*.*', '172.*.*.*', '192.168.*.*'],
  ]
}

/** @type {import('next').NextConfig} */
const config = {
  // In development the option breaks addresses with characters outside ASCII (next.js #92192).
  output: isDevelopment ? undefined : 'export',
  basePath,
  // Read by modules of lib/site/ (site-url.mjs, site-config.ts), in the browser too.
  env: {
    SITE_URL: process.env.SITE_URL ?? '',
    REPOSITORY_URL: process.env.REPOSITORY_URL ?? '',
    // What the records of pages have to be compiled from (see lib/content/records.ts).
    SOURCES: sources,
  },
  generateBuildId: () => sources,
  compiler: {
    // `npm run build` compiles and checks the pages meanwhile, and sends a message when they are in order.
    runAfterProductionCompile: async () => {
      if (process.connected) await once(process, 'message')
    },
  },
  turbopack: { root: process.cwd() },
  // Turbopack cannot read the binary of esbuild, which parses JSON of pages.
  serverExternalPackages: [...compilers, 'esbuild'],
  devIndicators: false,
  // For each page asked for, the development server runs `generateStaticParams` in a new process: on two cores, an
  // edit shows 300 ms sooner with a thread (next.js #91319). A build has no experimental option.
  ...(isDevelopment && { experimental: { workerThreads: true } }),
  // In seconds; within its default of 60, a busy machine does not finish each page.
  staticPageGenerationTimeout: 600,
  allowedDevOrigins: process.env.HOST ? devHosts() : [],
  // `npm test` checks them.
  typescript: { ignoreBuildErrors: true },
}

// Next's plugin for MDX names the files. Their module is their text, which `lib/loading/development.ts` compiles when they
// are shown: all pages are behind one dynamic import, so the plugin's own loader, which needs `@mdx-js/loader`, would
// compile all for the first one.
/** @type {any} */
const { turbopack, ...result } = createMdx()(config)
for (const rule of Object.values(turbopack.rules ?? {}).flat()) {
  rule.loaders = [path.resolve('lib/pipeline/text-loader.mjs')]
  rule.as = '*.js'
}

export default { ...result, turbopack }
