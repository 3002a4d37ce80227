import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { readerFiles } from '../lib/samples/reader-files'
import { type RunManifest, samplePath } from '../lib/site/data-files'
import { siteConfig } from '../lib/site/site-config'
import { exportedPages } from './static-files'

// The files of the samples, which readers take from the exported site.

const pages = exportedPages()
/** The blocks of code of each page. */
const blocks = pages.flatMap(page => {
  const html = readFileSync(`out/${page}.html`, 'utf8')
  return (html.match(/<div [^>]*data-code-block.*?<\/pre>/gs) ?? []).map(block => ({ page, block }))
})
const isFile = (address: string) =>
  existsSync(`out${address}`) && statSync(`out${address}`).isFile()

test('each is served as text, and is what the tests have run', async ({ request }) => {
  // A host would show HTML as a page; it is in the starter alone.
  for (const [name, file] of [...readerFiles()].filter(([name]) => !name.endsWith('.html'))) {
    expect(readFileSync(`out${samplePath(name)}`).equals(readFileSync(`samples/${file}`))).toBe(
      true,
    )
  }
  for (const name of ['v3/quoting.ts', 'contracts/SingleSwap.sol', 'v3/quoting.out.txt']) {
    const { headers, text } = await request.get(samplePath(name)).then(async answer => ({
      headers: answer.headers(),
      text: await answer.text(),
    }))
    expect(headers['content-type'], name).toBe('text/plain; charset=utf-8')
    expect(text).toBe(readFileSync(`samples/${name}`, 'utf8'))
  }
})

test('they are no pages, and nothing of the tests is among them', () => {
  const names = readdirSync('out/samples', { recursive: true, encoding: 'utf8' })
  expect(names.filter(name => /\.(html|md|test\.ts|fixture\.\w+)$/.test(name))).toEqual([
    'README.md',
  ])
  expect(readFileSync('out/sitemap.xml', 'utf8')).not.toContain('/samples/')
})

test('every excerpt on a page leads to its whole file', () => {
  const open = blocks
    .filter(({ block }) => /Tested|Recorded output/.test(block))
    .filter(({ block }) => !isFile(/href="(\/samples\/[^"]+)"/.exec(block)?.[1] ?? '/'))
    .map(({ page, block }) => `${page}: ${block.slice(0, 200)}`)
  expect(open).toEqual([])
})

test('every excerpt of a file that prints something runs it', () => {
  const manifest: RunManifest = JSON.parse(readFileSync('out/run.json', 'utf8'))
  const excerpts = blocks.flatMap(({ page, block }) => {
    const [, file = ''] = /Tested.*?href="\/samples\/([^"]+)"/s.exec(block) ?? []
    const [, program] = /data-runs="([^"]+)"/.exec(block) ?? []
    return file ? { page, file, program } : []
  })
  const printing = excerpts.filter(({ file }) =>
    existsSync(`samples/${file.replace(/(?:-viem)?\.m?ts$/, '')}.out.txt`),
  )
  const own = (file: string) => file.replace(/\.m?ts$/, '')
  expect(printing.filter(({ file, program }) => program !== own(file))).toEqual([])
  const started = blocks.flatMap(({ block }) => /data-runs="([^"]+)"/.exec(block)?.[1] ?? [])
  expect([...new Set(started)].sort()).toEqual(Object.keys(manifest.samples).sort())
})

test('what the Markdown of pages links to is there', () => {
  const texts = [...pages.map(page => `${page}.md`), 'llms-full.txt']
  const links = texts.flatMap(name => {
    const text = readFileSync(`out/${name}`, 'utf8')
    return [...text.matchAll(/\]\(([^)\s]*\/samples\/[^)\s]*)\)/g)].map(([, href = '']) => href)
  })
  expect(links.length).toBeGreaterThan(500)
  expect(links.filter(href => !href.startsWith(`${siteConfig.url}/samples/`))).toEqual([])
  const addresses = new Set(links.map(href => href.slice(siteConfig.url.length)))
  expect([...addresses].filter(address => !isFile(address))).toEqual([])
})

test('the page of the local chain begins with the starter and its commands', () => {
  const text = readFileSync('out/sdk/v3/guides/local-development.md', 'utf8')
  const [, commands] = /^```bash\n(.*?)\n```/ms.exec(text) ?? []
  expect(text.indexOf('/samples/swapx-samples.zip')).toBeLessThan(text.indexOf('```bash'))
  expect(commands?.split('\n')).toEqual(['npm ci', 'npm run chain'])
})
