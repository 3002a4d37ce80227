import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildArguments } from '../lib/cli/build'
import { bin } from '../lib/cli/run.mjs'
import { markdownPath, SITE_NAME } from '../lib/site/metadata'
import { sections } from '../lib/site/navbar'
import type { SidebarNode } from '../lib/site/sidebars'
import { siteUrl } from '../lib/site/site-url.mjs'
import { coldCopy } from './build'
import { type DevSite, emptyDevSite, listenAt, nextServer } from './dev'
import { copyEmptySite } from './empty-site'
import { START } from './first-click'
import { enlarge, LARGE } from './large-site'
import {
  docusaurusSidebar,
  type OpenBox,
  readMarkdownPage,
  starlightSidebar,
  vitePressSidebar,
} from './peer-pages'

/** A site that is built, developed and read, always in the same way. */
export type Site = DevSite & {
  name: string
  /** Arguments with which Node builds it. */
  build: string[]
  /** Its export, seen from its folder. */
  out: string
  /** Puts it there as it is before anything has been built. */
  write: () => unknown
}

const own: Site = {
  name: 'This site',
  address: START,
  folder: path.resolve('.cache/bench-peers'),
  file: `content${START}.mdx`,
  server: nextServer,
  build: buildArguments,
  out: 'out',
  write: () => coldCopy('bench-peers'),
}

const large: Site = {
  ...own,
  folder: path.resolve('.cache/bench-large'),
  write: () => enlarge(coldCopy('bench-large'), LARGE),
}

const empty: Site = {
  ...emptyDevSite,
  name: 'Empty app',
  build: [bin('next'), 'build'],
  out: 'out',
  write: copyEmptySite,
}

/** Of the packages that are installed for the peers: exactly these. */
const VERSIONS = {
  vitepress: '1.6.4',
  '@astrojs/starlight': '0.42.4',
  astro: '7.3.5',
  '@docusaurus/core': '3.10.2',
  '@docusaurus/preset-classic': '3.10.2',
  '@docusaurus/faster': '3.10.2',
  react: '19.3.1',
  'react-dom': '19.3.1',
}

/** All pages of a site below the names of their sidebars: not every generator has several. */
async function treeOf({ folder }: Site): Promise<SidebarNode[]> {
  const { sidebarTrees }: typeof import('../lib/site/sidebar-trees') = await import(
    path.join(folder, 'lib/site/sidebar-trees.ts')
  )
  return sections.map(({ sidebar, label }) => ({
    type: 'category',
    label,
    labelEn: label,
    items: sidebarTrees[sidebar],
  }))
}

const front = (values: Record<string, string>) =>
  `---\n${Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n`

type Generator = {
  name: string
  /** The first one gives the folder its name. */
  packages: [keyof typeof VERSIONS, ...(keyof typeof VERSIONS)[]]
  /** The file of its command line, and what follows for the development server. */
  command: string
  develop: string[]
  /** Where pages and the export are. */
  pages: string
  out: string
  openBox: OpenBox
  /** What stands above the text of a page. */
  head: (page: { title: string; description: string }, address: string) => string
  settings: (tree: SidebarNode[]) => Record<string, string>
}

const vitePress: Generator = {
  name: `VitePress ${VERSIONS.vitepress}`,
  packages: ['vitepress'],
  command: 'node_modules/vitepress/bin/vitepress.js',
  develop: ['dev'],
  pages: 'pages',
  out: '.vitepress/dist',
  openBox: (type, title) => `::: ${type === 'note' ? 'info' : type} ${title}`,
  head: ({ title, description }) => `${front({ description })}# ${title}\n\n`,
  settings: tree => ({
    '.vitepress/config.mjs': `export default ${JSON.stringify({
      title: SITE_NAME,
      srcDir: 'pages',
      cleanUrls: true,
      sitemap: { hostname: siteUrl },
      themeConfig: {
        sidebar: vitePressSidebar(tree),
        outline: [2, 3],
        search: { provider: 'local' },
      },
    })}`,
  }),
}

const starlight: Generator = {
  name: `Starlight ${VERSIONS['@astrojs/starlight']}`,
  packages: ['@astrojs/starlight', 'astro'],
  command: 'node_modules/astro/bin/astro.mjs',
  // Without this it leaves the server to itself where it believes that an AI has started it.
  develop: ['dev', '--ignore-lock'],
  pages: 'src/content/docs',
  out: 'dist',
  openBox: (type, title) =>
    `:::${type === 'info' ? 'note' : type === 'warning' ? 'caution' : type}[${title}]`,
  // Without a slug, addresses are in small letters.
  head: (page, address) => front({ ...page, slug: address.slice(1) || 'index' }),
  settings: tree => ({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
      const docs = ${JSON.stringify({ title: SITE_NAME, sidebar: starlightSidebar(tree) })}
      export default { site: '${siteUrl}', integrations: [starlight(docs)] }`,
    'src/content.config.mjs': `import { defineCollection } from 'astro:content'
      import { docsLoader } from '@astrojs/starlight/loaders'
      import { docsSchema } from '@astrojs/starlight/schema'
      export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }`,
  }),
}

const docusaurus: Generator = {
  name: `Docusaurus faster ${VERSIONS['@docusaurus/core']}`,
  packages: [
    '@docusaurus/core',
    '@docusaurus/preset-classic',
    '@docusaurus/faster',
    'react',
    'react-dom',
  ],
  command: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  develop: ['start', '--no-open'],
  pages: 'docs',
  out: 'build',
  openBox: (type, title) => `:::${type}[${title}]`,
  head: (page, address) => front({ ...page, slug: address }),
  settings: tree => ({
    'sidebars.json': JSON.stringify({ docs: docusaurusSidebar(tree) }),
    'docusaurus.config.mjs': `export default ${JSON.stringify({
      title: SITE_NAME,
      url: siteUrl,
      baseUrl: '/',
      onBrokenLinks: 'ignore',
      // Pages hold what MDX would take for components and expressions.
      markdown: { format: 'detect' },
      future: { v4: true, faster: true },
      presets: [
        ['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.json' }, blog: false }],
      ],
    })}`,
  }),
}

/** The first one is held against the others. */
export const sites = [own, empty, peer(vitePress, own), peer(starlight, own)] as const

/** The same with many pages. */
export const largeSites = [large, peer(vitePress, large), peer(docusaurus, large)] as const

/** @param of whose pages it gets, once these are exported */
function peer(generator: Generator, of: Site): Site {
  const { name, packages, command, develop, pages, out } = generator
  const folder = path.resolve('.cache/peers', packages[0].replace('/', '-'))
  return {
    name,
    address: START,
    folder,
    file: path.join(pages, `${START}.md`),
    server: [command, ...develop, ...listenAt('--host')],
    build: [command, 'build'],
    out,
    write: async () => {
      install(folder, packages)
      await writePages(folder, generator, of)
    },
  }
}

/** Installs a generator's packages, unless they are there. */
function install(folder: string, packages: Generator['packages']): void {
  const file = path.join(folder, 'package.json')
  const dependencies = Object.fromEntries(packages.map(name => [name, VERSIONS[name]]))
  const manifest = JSON.stringify({ private: true, dependencies })
  const isThere = existsSync(path.join(folder, 'node_modules'))
  if (isThere && readFileSync(file, 'utf8') === manifest) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, manifest)
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' })
}

const INSTALLED = ['package.json', 'package-lock.json', 'node_modules']

/** What builds leave among the packages. */
const CACHES = ['node_modules/.vite', 'node_modules/.astro', 'node_modules/.cache']

/** Writes nothing but the settings and the pages of a site's export. */
async function writePages(
  folder: string,
  { pages, settings, openBox, head }: Generator,
  of: Site,
): Promise<void> {
  const made = readdirSync(folder).filter(name => !INSTALLED.includes(name))
  for (const name of [...made, ...CACHES]) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
  const tree = await treeOf(of)
  const files = new Map(Object.entries(settings(tree)))
  const { routes }: typeof import('../lib/site/routes') = await import(
    path.join(of.folder, 'lib/site/routes.ts')
  )
  const paths = new Set(routes.keys())
  for (const address of paths) {
    const file = markdownPath(address)
    const { text, ...page } = readMarkdownPage(
      readFileSync(path.join(of.folder, of.out, file), 'utf8'),
      paths,
      openBox,
    )
    files.set(path.join(pages, file), head(page, address) + text)
  }
  for (const [name, text] of files) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
