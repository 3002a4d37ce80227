import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildArguments } from '../lib/cli/build'
import { bin } from '../lib/cli/run.mjs'
import { markdownPath, SITE_NAME } from '../lib/site/metadata'
import { sections } from '../lib/site/navbar'
import { routes } from '../lib/site/routes'
import { sidebarTrees } from '../lib/site/sidebar-trees'
import { siteUrl } from '../lib/site/site-url.mjs'
import { coldCopy } from './build'
import { type DevSite, emptyDevSite, listenAt, nextServer } from './dev'
import { copyEmptySite } from './empty-site'
import { START } from './first-click'
import { type OpenBox, readMarkdownPage, starlightSidebar, vitePressSidebar } from './peer-pages'
import { OUT } from './places'

/** A site that is built, developed and read, always in the same way. */
export type Site = DevSite & {
  name: string
  /** Arguments with which Node builds it. */
  build: string[]
  /** Its export, seen from its folder. */
  out: string
  /** Puts it there as it is before anything has been built. */
  write: () => void
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

const empty: Site = {
  ...emptyDevSite,
  name: 'Empty app',
  build: [bin('next'), 'build'],
  out: 'out',
  write: copyEmptySite,
}

/** Of the packages that are installed for the peers: exactly these. */
const VERSIONS = { vitepress: '1.6.4', '@astrojs/starlight': '0.42.4', astro: '7.3.5' }

/** All pages below the names of their sidebars: not every generator has several. */
const tree = sections.map(({ sidebar, label }) => ({
  type: 'category' as const,
  label,
  labelEn: label,
  items: sidebarTrees[sidebar],
}))

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
  settings: Record<string, string>
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
  settings: {
    '.vitepress/config.js': `export default ${JSON.stringify({
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
  },
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
  settings: {
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
      const docs = ${JSON.stringify({ title: SITE_NAME, sidebar: starlightSidebar(tree) })}
      export default { site: '${siteUrl}', integrations: [starlight(docs)] }`,
    'src/content.config.js': `import { defineCollection } from 'astro:content'
      import { docsLoader } from '@astrojs/starlight/loaders'
      import { docsSchema } from '@astrojs/starlight/schema'
      export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }`,
  },
}

/** The first one is held against the others. */
export const sites = [own, empty, peer(vitePress), peer(starlight)] as const

function peer(generator: Generator): Site {
  const { name, packages, command, develop, pages, out } = generator
  const folder = path.resolve('.cache/peers', path.basename(packages[0]))
  return {
    name,
    address: START,
    folder,
    file: path.join(pages, `${START}.md`),
    server: [command, ...develop, ...listenAt('--host')],
    build: [command, 'build'],
    out,
    write: () => {
      install(folder, packages)
      writePages(folder, generator)
    },
  }
}

/** Installs a generator's packages, unless they are there. */
function install(folder: string, packages: Generator['packages']): void {
  const file = path.join(folder, 'package.json')
  const dependencies = Object.fromEntries(packages.map(name => [name, VERSIONS[name]]))
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies })
  const isThere = existsSync(path.join(folder, 'node_modules'))
  if (isThere && readFileSync(file, 'utf8') === manifest) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, manifest)
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' })
}

const INSTALLED = ['package.json', 'package-lock.json', 'node_modules']

/** What builds leave among the packages. */
const CACHES = ['node_modules/.vite', 'node_modules/.astro']

/** Writes nothing but the settings and the pages of the last export. */
function writePages(folder: string, { pages, settings, openBox, head }: Generator): void {
  const made = readdirSync(folder).filter(name => !INSTALLED.includes(name))
  for (const name of [...made, ...CACHES]) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
  const files = new Map(Object.entries(settings))
  const paths = new Set(routes.keys())
  for (const address of paths) {
    const file = markdownPath(address)
    const { text, ...page } = readMarkdownPage(
      readFileSync(path.join(OUT, file), 'utf8'),
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
