import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import Slugger from 'github-slugger'
import type { Nodes, Root, RootContent, Table } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { budgets } from '../../bench/budgets'
import { listDocIds } from '../content/doc-files.mjs'
import { describeFinding } from '../content/finding'
import { compile } from '../pipeline/compile'
import { readRegions } from '../samples/regions'
import { listReferences } from '../samples/samples.mjs'
import { resolveNavbar } from '../site/navbar'
import { docPath } from '../site/paths'
import { type DocsVersion, shellConfig } from '../site/shell-config'
import type { Sidebars } from '../site/sidebars'
import { builtVersion } from '../site/versions'
import { checkPageLinks } from './links'
import { readAllowed } from './money/allowed'
import { lint } from './money/index'
import { checkRedirects } from './redirects'
import { checkStructure } from './structure'

// Does what the guides of the project say, as they say it.

const PAGES = 'content/README.md'
const RULES = 'lib/check/README.md'
const SAMPLES = 'samples/README.md'
const DEPLOY = 'deploy/README.md'
const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  PAGES,
  RULES,
  SAMPLES,
  DEPLOY,
  'lib/README.md',
  'bench/README.md',
  'e2e/README.md',
]
const SIDEBARS = 'sidebars.config.ts'
const SITE_CONFIG = 'lib/site/site-config.ts'
const REDIRECTS = 'lib/site/redirects.ts'

const parser = unified().use(remarkParse).use(remarkGfm)
const guides = new Map(GUIDES.map(file => [file, parser.parse(readFileSync(file, 'utf8'))]))

/** What is below a heading, up to the next one of its level. */
function section(file: string, heading: string): Root {
  const children = guides.get(file)?.children ?? []
  const levelOf = (node: RootContent) => (node.type === 'heading' ? node.depth : Infinity)
  const start = children.findIndex(node => node.type === 'heading' && toText(node) === heading)
  expect(start, `a section '${heading}' in ${file}`).toBeGreaterThanOrEqual(0)
  const [top, ...after] = children.slice(start) as [RootContent, ...RootContent[]]
  const end = after.findIndex(node => levelOf(node) <= levelOf(top))
  return { type: 'root', children: after.slice(0, end < 0 ? undefined : end) }
}

/** An example under names that no page has, so that an author may follow it to the letter. */
const renamed = (example: string) =>
  example.replaceAll('flash-', 'guide-').replaceAll('Flash ', 'Guide ').replaceAll('闪电', '例子')

/** The code of one language in a section. */
function codes(file: string, heading: string, lang: string): string[] {
  return textsOf(section(file, heading), node => node.type === 'code' && node.lang === lang)
}

function textsOf(root: Nodes, wanted: (node: Nodes) => boolean): string[] {
  const found: string[] = []
  visit(root, node => {
    if (wanted(node) && 'value' in node) found.push(renamed(node.value))
  })
  return found
}

const toText = (node: Nodes) => textsOf(node, ({ type }) => type === 'text').join('')

/** What a TypeScript module exports that imports nothing but types. */
function load(source: string) {
  const module = { exports: {} as Record<string, unknown> }
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs' })
  new Function('module', code)(module)
  return module.exports
}

/** The value of an element of a list, as an author writes it into a configuration. */
const element = (source: string) => load(`export const [value] = [${source}]`).value

/** What an author edits, in memory. */
class Project {
  readonly files = new Map(
    [SIDEBARS, SITE_CONFIG, REDIRECTS].map(file => [file, readFileSync(file, 'utf8')]),
  )
  readonly docIds = new Set(listDocIds())

  /** Puts lines before the first one that has this text, indented as it is. */
  insert(file: string, before: string, lines: string): void {
    const text = this.read(file)
    const at = text.lastIndexOf('\n', text.indexOf(before)) + 1
    expect(at, `${file} has ${before}`).toBeGreaterThan(0)
    const [indent = ''] = text.slice(at).match(/^ */) ?? []
    const written = lines.replace(/^(?=.)/gm, indent)
    this.files.set(file, `${text.slice(0, at)}${written}\n${text.slice(at)}`)
  }

  replace(file: string, from: string, to: string): void {
    expect(this.read(file)).toContain(from)
    this.files.set(file, this.read(file).replaceAll(from, to))
  }

  read(file: string): string {
    return this.files.get(file) ?? ''
  }

  /** What check:content says of the sidebars. */
  mistakes(): string[] {
    const configSource = this.read(SIDEBARS)
    const { sidebars, standalonePages } = load(configSource) as {
      sidebars: Sidebars
      standalonePages: string[]
    }
    const structure = { sidebars, standalonePages, docIds: [...this.docIds], configSource }
    return checkStructure(structure).map(describeFinding)
  }

  /** Whether `npm run check` lets a file pass. */
  isFormatted(file: string): boolean {
    const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${file}`]
    const { stdout } = spawnSync(process.execPath, biome, {
      input: this.read(file),
      encoding: 'utf8',
    })
    return stdout === this.read(file)
  }
}

/** Links of a page, with findings for missing pages of the project. */
const linkMistakes = (href: string, { docIds }: Project) =>
  checkPageLinks(
    { file: 'content/sdk/index.mdx', path: '/sdk', links: [{ href, line: 12, column: 5 }] },
    { pages: new Map([...docIds].map(id => [docPath(id), undefined])), files: new Set() },
  ).map(describeFinding)

/** Findings in a page. */
async function pageMistakes(text: string, id = 'page') {
  const { findings } = compile(id, text, {})
  return [...findings, ...lint('content/page.mdx', text, readAllowed())].map(describeFinding)
}

const ID = renamed('contract/flash-swaps')
const [pageLine = ''] = codes('README.md', 'Write a page', 'ts')

/** The site with the page that the README adds. */
function withPage(): Project {
  const project = new Project()
  project.docIds.add(ID)
  project.insert(SIDEBARS, "doc('contract/index'", pageLine)
  return project
}

describe('README.md', () => {
  test('its page is one, once it has its file and its line; what is missing is said', async () => {
    const [page = ''] = codes('README.md', 'Write a page', 'mdx')
    expect(await pageMistakes(page)).toEqual([])
    expect(withPage().mistakes()).toEqual([])

    const project = new Project()
    project.docIds.add(ID)
    expect(project.mistakes()).toEqual([
      `content/${ID}.mdx:1:1 sidebar — The page is in no sidebar. Add doc('${ID}', …) to ${SIDEBARS}, or remove the file.`,
    ])
  })
})

describe('the other guides', () => {
  test('their category holds the page, and has a page of its own', () => {
    const project = withPage()
    const [category = ''] = codes('CONTRIBUTING.md', 'Add a page', 'ts')
    project.insert(SIDEBARS, pageLine, category)
    project.replace(SIDEBARS, `    ${pageLine}\n`, '')
    expect(project.mistakes()).toEqual([])
    expect(project.isFormatted(SIDEBARS)).toBe(true)
  })

  test.each([
    ['README.md', 'Write a page', SIDEBARS, "doc('contract/index'"],
    ['CONTRIBUTING.md', 'Add a page', SIDEBARS, "doc('contract/index'"],
    ['CONTRIBUTING.md', 'Redirect an address', REDIRECTS, "'/"],
    ['CONTRIBUTING.md', 'Add a navbar link', SITE_CONFIG, "{ type: 'docsVersionDropdown' },"],
  ])('the example of %s, “%s”, passes npm run check in %s', (guide, title, file, before) => {
    const project = new Project()
    const [example = ''] = codes(guide, title, 'ts')
    project.insert(file, before, example)
    expect(project.isFormatted(file)).toBe(true)
  })

  /** What each step of a recipe has in backticks. */
  const steps = (heading: string, file = 'CONTRIBUTING.md') =>
    section(file, heading)
      .children.flatMap(node => (node.type === 'list' ? node.children : []))
      .map(item => textsOf(item, ({ type }) => type === 'inlineCode'))
  const docIdOf = (file = '') => file.slice('content/'.length, -'.mdx'.length)

  test('a page is renamed and deleted by its recipes, and links to it are reported', () => {
    const project = withPage()
    const [[move = ''] = [], edited = [], checks] = steps('Rename or move a page')
    const [, , from, to] = move.split(' ')
    const [oldId, newId] = [docIdOf(from), docIdOf(to)]
    expect(oldId).toBe(ID)
    project.docIds.delete(oldId)
    project.docIds.add(newId)
    for (const file of edited) project.replace(file, oldId, newId)
    expect(project.mistakes()).toEqual([])
    expect(checks).toEqual(['npm run check:content'])
    expect(linkMistakes(`/${oldId}`, project)).toEqual([
      expect.stringContaining(`The link leads to /${oldId}, where there is no page.`),
    ])
    const [redirect = ''] = codes('CONTRIBUTING.md', 'Redirect an address', 'ts')
    const entries = load(`export const entries = {${redirect}}`).entries as Record<string, string>
    expect(entries).toEqual({ [`/${oldId}`]: `/${newId}` })
    expect(checkRedirects([...project.docIds].map(docPath), entries)).toEqual([])

    const [removal, left = []] = steps('Delete a page')
    expect(removal).toEqual([`git rm content/${newId}.mdx`])
    project.docIds.delete(newId)
    for (const file of left) {
      const lines = project.read(file).split('\n')
      project.files.set(file, lines.filter(line => !line.includes(newId)).join('\n'))
    }
    expect(project.mistakes()).toEqual([])
  })

  test('development is restarted by its recipe, which deletes what git does not keep', () => {
    const [[command] = [], copies = []] = steps('When to restart the dev server', 'README.md')
    expect(command).toBe('npm run dev')
    const ignored = readFileSync('.gitignore', 'utf8').split('\n')
    expect(copies.length).toBeGreaterThan(0)
    for (const folder of copies) expect(ignored.join()).toContain(folder)
  })

  test('a version is listed by its recipe, with the keys of the others', () => {
    const [line = ''] = codes(DEPLOY, 'Versions', 'ts')
    const version = element(line) as DocsVersion
    const [current] = shellConfig.versions
    expect(Object.keys(version)).toEqual(Object.keys(current))
    expect(builtVersion([current, version], version.path)).toBe(version)
  })

  test('their recipes have five lines at most', () => {
    const recipes = [
      steps('Rename or move a page'),
      steps('Delete a page'),
      steps('When to restart the dev server', 'README.md'),
      steps('Versions', DEPLOY),
    ]
    for (const { length } of recipes) {
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThanOrEqual(5)
    }
  })

  test('their entry of the navbar is one', () => {
    const [entry = ''] = codes('CONTRIBUTING.md', 'Add a navbar link', 'ts')
    expect(resolveNavbar([element(entry) as never])).toHaveLength(1)
  })

  test('their region and their fence are from a sample', async () => {
    const [sample = ''] = codes(SAMPLES, 'Write a sample', 'ts')
    const [fence = ''] = codes(SAMPLES, 'Write a sample', 'mdx')
    const { regions, mistakes } = readRegions(sample)
    expect(mistakes).toEqual([])
    expect(listReferences(fence)).toEqual([{ file: 'v3/quoting.ts', region: regions[0]?.name }])
    expect(await pageMistakes(`${FRONT}${fence}\n`)).toEqual([])
  })

  test('their member of a symbol and their error are taken as they stand, and all others missed', async () => {
    const [symbol = ''] = codes(PAGES, 'Document a symbol', 'mdx')
    const [error = ''] = codes(PAGES, 'Add an error', 'mdx')
    const text = `${FRONT}## A\n\n${error}\n`
    for (const mistakes of [
      await pageMistakes(symbol),
      await pageMistakes(text, 'contract/swapx-v3/overview'),
    ]) {
      expect(mistakes).not.toEqual([])
      for (const mistake of mistakes) expect(mistake).toContain('The page has no ')
    }
  })

  test('their example of a finding is what an author reads', () => {
    const [line] = codes(RULES, 'Rules', 'text')
    const project = new Project()
    project.docIds.add('sdk/pools')
    expect(linkMistakes('/sdk/poools', project)).toEqual([line])
  })
})

/** Front matter of a page for examples. */
const FRONT =
  '---\ntitle: Page\ndescription: A page of the tests, which nobody would find by this description.\n---\n\n'

test.each([
  ['README.md', 6500],
  ['CONTRIBUTING.md', 10_000],
])('%s has at most %d bytes', (file, most) => {
  expect(statSync(file).size).toBeLessThanOrEqual(most)
})

test('the sizes of the README are what the tests hold the export to', () => {
  const texts = textsOf(section('README.md', 'Size'), ({ type }) => type === 'text')
  expect(texts.filter(text => /^\d/.test(text))).toEqual([
    `${budgets.median.toLocaleString('en')} B`,
    `${budgets.scripts.toLocaleString('en')} B`,
    `${budgets.requests}`,
  ])
})

test('guides measure with parts of the bench, whose README lists them all', () => {
  const source = readFileSync('bench/run.ts', 'utf8')
  const parts = [...source.matchAll(/^ {2}(\w+): measure/gm)].map(([, name]) => name)
  const rows = section('bench/README.md', 'Measurements').children.find(
    ({ type }) => type === 'table',
  )
  expect(textsOf(rows as Table, ({ type }) => type === 'inlineCode')).toEqual(parts)
  for (const file of GUIDES) {
    const calls = readFileSync(file, 'utf8').matchAll(/npm run bench -- ([a-z ]+)/g)
    const named = [...calls].flatMap(([, names = '']) => names.trim().split(' '))
    expect(parts).toEqual(expect.arrayContaining(named))
  }
})

test.each([...GUIDES, 'e2e/SPEC.md'])('the tables of %s are not padded', file => {
  const rows = readFileSync(file, 'utf8').split('\n')
  expect(rows.filter(row => /^\s*\|/.test(row) && / {2}|-{4}/.test(row.trim()))).toEqual([])
})

const ignored = readFileSync('.gitignore', 'utf8').split('\n')
/** What git keeps at the top of the project: a path that begins with one must exist. */
const TOP = new Set(readdirSync('.').filter(name => !ignored.includes(`${name}/`)))
const SOURCE = /\w\.(?:css|mjs|sol|svg|tsx?)$/
const PATH = /^[\w.[\]@&-]+(?:\/[\w.[\]@&-]+)*\/?$/

/**
 * Paths in backticks that lead nowhere: from the project's folder, from the guide's, or from the
 * folder that was named last.
 */
function deadPaths(file: string): string[] {
  let folder = '.'
  return textsOf(guides.get(file) as Root, ({ type }) => type === 'inlineCode').filter(text => {
    const isPath = TOP.has(text.split('/')[0] ?? '') || SOURCE.test(text)
    if (!PATH.test(text) || !isPath) return false
    const found = ['.', path.dirname(file)]
      .map(from => path.join(from, text))
      .find(name => existsSync(name))
    if (!found) return !existsSync(path.join(folder, text))
    folder = text.endsWith('/') ? found : path.dirname(found)
    return false
  })
}

describe.each(GUIDES)('%s', file => {
  const text = readFileSync(file, 'utf8')

  test('names scripts that are there', () => {
    const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts
    const samples = JSON.parse(readFileSync('samples/package.json', 'utf8')).scripts
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter(name => !(name in { ...scripts, ...samples }))).toEqual([])
  })

  test('searches for what is there, and not in tests alone', () => {
    for (const [, words = '', folders = ''] of text.matchAll(/git grep '([^']+)' ([^`]+)`/g)) {
      const args = ['grep', '-l', words, '--', ...folders.split(' ')]
      const files = spawnSync('git', args, { encoding: 'utf8' }).stdout.trim().split('\n')
      expect(files.filter(name => name && !/\.(?:test\.tsx?|md)$/.test(name))).not.toEqual([])
    }
  })

  test('names files and folders that are there', () => {
    expect(deadPaths(file)).toEqual([])
  })

  test('links to files and headings that are there', () => {
    const links: string[] = []
    visit(guides.get(file) as Root, 'link', ({ url }) => void links.push(url))
    const dead = links.filter(href => {
      if (/^https:|^\/samples\//.test(href)) return false
      const [name = '', hash] = decodeURI(href).split('#')
      const target = name ? path.join(path.dirname(file), name) : file
      if (!existsSync(target)) return true
      if (!hash) return false
      const slugger = new Slugger()
      const headings = readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)
      return ![...headings].some(([, heading = '']) => slugger.slug(heading) === hash)
    })
    expect(dead).toEqual([])
  })
})
