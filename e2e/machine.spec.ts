import { existsSync, readFileSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import type { Nodes, Root } from 'mdast'
import type { Page } from 'playwright/test'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { z } from 'zod'
import { errorTexts } from '../lib/api/error-texts'
import type { ErrorIndex } from '../lib/export/write-data'
import { dataFiles, schemaPath } from '../lib/site/data-files'
import { deploymentStatus, deploymentSummary, deployments } from '../lib/site/deployments'
import { markdownPath, pageUrl } from '../lib/site/metadata'
import { routes } from '../lib/site/routes'
import { siteConfig } from '../lib/site/site-config'
import { expect, openReady, test } from './console'
import { elements, outlineOf } from './page-html'
import { OTHER, stopClock, watchNetwork } from './parts'

// What search engines and language models find, over the exported site.

const paths = [...routes.keys()]

const fileOf = (address: string) => `out${decodeURI(address.replace(siteConfig.url, ''))}`

/** What the published site has at this address. */
const read = (address: string): Buffer => readFileSync(fileOf(address))

const readText = (address: string) => read(address).toString()
const readHtml = (path: string) => readText(`${path === '/' ? '/index' : path}.html`)

/** The head elements of a page, by name, property or rel. */
function headOf(path: string) {
  const html = readHtml(path)
  const tree = fromHtml(html.slice(0, html.indexOf('<body')))
  const metas = elements(tree, ({ tagName }) => tagName === 'meta').map(({ properties }) => [
    String(properties.property ?? properties.name),
    String(properties.content),
  ])
  const links = elements(tree, ({ tagName }) => tagName === 'link').map(
    ({ properties }) => properties,
  )
  return {
    meta: Object.fromEntries(metas) as Record<string, string | undefined>,
    link: (rel: string, type?: string) =>
      links.find(link => [link.rel].flat().includes(rel) && (!type || link.type === type))?.href,
  }
}

/** The structured data of a page. */
const dataOf = (path: string) =>
  [...readHtml(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  )

test('the deployments are there for programs, and the page says the same and leads there', async ({
  page,
}) => {
  const response = await page.request.get(dataFiles.deployments)
  expect(response.headers()['content-type']).toContain('application/json')
  expect(await response.json()).toEqual({ chains: deployments })
  await page.goto('/contract')
  for (const sentence of deploymentStatus()) await expect(page.getByText(sentence)).toBeVisible()
  const table = page.getByRole('table').filter({ hasText: 'v3PoolInitCodeHash' })
  await expect(table.getByRole('columnheader')).toHaveCount(2 + deployments.length)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: dataFiles.deployments }).click()
  await expect((await opened).locator('body')).toContainText('"chains"')
})

test('the home page and the overviews say first what is published', () => {
  const { status, before, link } = deploymentSummary()
  const overviews = [
    '/',
    '/contract',
    '/contract/swapx-v2',
    '/contract/swapx-v3/overview',
    '/sdk',
    '/sdk/v2/overview',
    '/sdk/v3/overview',
  ]
  for (const path of overviews) {
    const html = fromHtml(readHtml(path))
    const [prose] = elements(html, ({ properties }) =>
      [properties.className].flat().includes('prose'),
    )
    // The list of headings before the text has a title, with a class.
    const isText = ({ tagName, properties }: Element) => tagName === 'p' && !properties.className
    const [first] = elements(prose ?? html, isText)
    expect(textOf(first as Element), path).toBe(`${status}${before}${link.label}.`)
    const [target] = elements(first as Element, ({ tagName }) => tagName === 'a')
    expect(target?.properties.href, path).toBe(link.href)
  }
})

test('every guide of the SDKs leads to what is to do before a public chain', () => {
  const guides = paths.filter(path => /^\/sdk\/v[23]\/guides\//.test(path))
  expect(guides.length).toBeGreaterThan(20)
  const silent = guides.filter(path => !readHtml(path).includes('href="/contract#going-live"'))
  expect(silent, 'guides without a link to /contract#going-live').toEqual([])
})

test.describe('search engines', () => {
  test('every page has its address, a description and what a shared link shows', () => {
    const images = new Map<string, string>()
    for (const path of paths) {
      const { meta, link } = headOf(path)
      // Next writes the home page's without its slash.
      expect(new URL(String(link('canonical'))).href, path).toBe(pageUrl(path))
      expect(link('alternate', 'text/markdown'), path).toBe(pageUrl(markdownPath(path)))
      expect(meta.description?.length, path).toBeGreaterThanOrEqual(50)
      expect(meta.description?.length, path).toBeLessThanOrEqual(160)
      for (const kind of ['og', 'twitter']) {
        expect(meta[`${kind}:title`], path).toMatch(/Docs$/)
        expect(meta[`${kind}:description`], path).toBe(meta.description)
        expect(meta[`${kind}:image:alt`], path).toMatch(/^SwapX Docs/)
        images.set(meta[`${kind}:image`] ?? '', path)
      }
      expect(meta['og:url'], path).toBe(link('canonical'))
      expect(meta['og:locale'], path).toBe('en')
      expect(meta['twitter:card'], path).toBe('summary_large_image')
    }
    const files = ['/social.png', '/social/study.png', '/social/contract.png', '/social/sdk.png']
    expect([...images.keys()].sort()).toEqual(files.map(file => siteConfig.url + file).sort())
    for (const image of images.keys()) {
      const png = read(image)
      expect(png.toString('latin1', 1, 4)).toBe('PNG')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630])
    }
  })

  test('the trail that leads to a page is told in the terms of schema.org', () => {
    const path = '/contract/swapx-v2/concepts/core-concepts/pools'
    const [trail, ...others] = dataOf(path)
    expect(others).toEqual([])
    expect(trail['@type']).toBe('BreadcrumbList')
    const steps = trail.itemListElement.map(({ name }: { name: string }) => name)
    expect(steps).toEqual(['SwapX V2', '流动性池 Pools'])
    expect(trail.itemListElement.at(-1).item).toBe(pageUrl(path))
    // Pages outside the sidebars have no trail.
    for (const path of ['/', '/markdown-page']) expect(dataOf(path), path).toEqual([])
  })

  test('no page has a link to edit or report by default', () => {
    test.skip(Boolean(siteConfig.editUrl || siteConfig.reportUrl), OTHER)
    for (const path of paths) {
      expect(readHtml(path), path).not.toMatch(/Edit this page|Report a mistake/)
    }
  })
})

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath)

/** What follows the text of a heading whose text gives another id. */
const OWN_ID = / \{#([^}]+)\}$/

const markdownText = (node: Nodes): string =>
  'children' in node
    ? (node.children ?? []).map(markdownText).join('')
    : 'value' in node
      ? node.value
      : ''

/** The headings and blocks of code of Markdown. */
function outlineOfMarkdown(tree: Root) {
  const headings: { depth: number; text: string }[] = []
  const code: string[] = []
  visit(tree, node => {
    if (node.type === 'heading') {
      headings.push({ depth: node.depth, text: markdownText(node).replace(OWN_ID, '') })
    }
    if (node.type === 'code') code.push(node.value)
  })
  return { headings, code }
}

/** The anchors of Markdown: ids that headings and rows have of their own, and those made of headings' texts. */
function anchorsOf(tree: Root): Set<string> {
  const slugger = new GithubSlugger()
  const anchors = new Set<string>()
  visit(tree, 'heading', heading => {
    const text = markdownText(heading)
    anchors.add(OWN_ID.exec(text)?.[1] ?? slugger.slug(text))
  })
  visit(tree, 'tableRow', ({ children: [cell] }) => {
    const [, id] = (cell && OWN_ID.exec(markdownText(cell))) ?? []
    if (id) anchors.add(id)
  })
  return anchors
}

test.describe('language models', () => {
  test('the Markdown of every page has its headings and code, and links that lead somewhere', () => {
    const anchors = new Map<string, Set<string>>()
    const links = new Set<string>()
    for (const path of paths) {
      const html = readHtml(path)
      const file = pageUrl(markdownPath(path))
      const markdown = readText(file)
      const tree = parser.parse(markdown)
      const plain = outlineOfMarkdown(tree)
      const page = outlineOf(html)
      expect(page.headings.length, path).toBeGreaterThan(0)
      expect(plain.headings, path).toEqual(page.headings)
      expect(plain.code, path).toEqual(page.code)
      expect(markdown, path).toContain(`Page: <${pageUrl(path)}>`)
      // Tags would be HTML; addresses within the site would lead nowhere from elsewhere.
      const strange: unknown[] = []
      visit(tree, node => {
        if (node.type === 'html' || ('url' in node && !/^(https?|mailto):/.test(node.url))) {
          strange.push(node)
        }
      })
      expect(strange, path).toEqual([])
      anchors.set(file, anchorsOf(tree))
      visit(tree, 'link', ({ url }) => void links.add(url.replaceAll('%26', '&')))
      // Says of itself where it comes from.
      links.delete(pageUrl(path))
    }
    const own = [...links].filter(url => url.startsWith(siteConfig.url))
    const isBroken = (url: string) => {
      const [file = '', anchor] = url.split('#')
      if (anchor === undefined) return !existsSync(fileOf(file))
      return !anchors.get(file)?.has(decodeURIComponent(anchor))
    }
    expect(own.filter(isBroken)).toEqual([])
    expect(own.length).toBeGreaterThan(500)
  })

  test('the Markdown of a page says what figures, boxes and tabs say', () => {
    const markdown = readText('/markdown-page.md')
    expect(markdown).toMatch(/^> \*\*Figure:\*\* .{80}/m)
    expect(markdown).toContain('> **Tip: Write your own title**')
    expect(markdown).toMatch(/^\*\*v2\*\*\n\nA v2 pool keeps/m)
    expect(markdown).toMatch(
      /^Tested \[v2\/pair-address\.ts\]\(https:\/\/\S+\/samples\/v2\/pair-address\.ts\):\n\n```ts\nimport /m,
    )
    expect(markdown).toContain('$$\n\\Delta y')
  })

  test('llms.txt lists the pages, by section, and its links lead there', () => {
    const list = readText('/llms.txt')
    expect(list).toMatch(/^# SwapX Docs\n\n> Documentation of SwapX/)
    const sections = [...list.matchAll(/^## (.*)$/gm)].map(([, name = '']) => name)
    expect(sections[0]).toBe('Study')
    expect(list.indexOf('/index.md')).toBeLessThan(list.indexOf('## Study'))
    expect(sections).toContain('SDK › SwapX V3 SDK › Reference › Classes')
    expect(sections.at(-1)).toBe('Optional')
    expect(list).toMatch(/^- \[SDK overview\]\(.+\): .*rounding and native currency/m)
    expect(list).toMatch(/^- \[Contracts overview\]\(.+\): .*each error/m)
    const links = [...list.matchAll(/^- \[.+\]\((.+)\): .{50,160}$/gm)].map(([, href = '']) => href)
    const all = [...routes.keys()].map(path => pageUrl(markdownPath(path)))
    expect(links.toSorted()).toEqual(all.sort())
    for (const link of links) expect(readText(link)).toMatch(/^# /)
  })

  test('llms-full.txt holds the text of every page once', () => {
    const full = readText('/llms-full.txt')
    for (const { path, type } of routes.values()) {
      const count = full.split(`Page: <${pageUrl(path)}>\n`).length - 1
      expect(count, path).toBe(type === 'doc' && path !== '/' ? 1 : 0)
    }
  })
})

test('every page, and its Markdown, says where the list of all pages is', () => {
  for (const path of paths) {
    expect(readHtml(path), path).toMatch(/<p hidden[^>]*>[^<]*\/llms\.txt/)
    expect(readText(markdownPath(path)), path).toContain(`All pages: <${pageUrl('/llms.txt')}>`)
  }
})

test.describe('files for programs', () => {
  const readData = (file: string) => JSON.parse(readText(file))

  for (const file of [dataFiles.api, dataFiles.errors]) {
    test(`${file} keeps to its schema`, () => {
      const schema = readData(schemaPath(file))
      expect(readData(file).$schema).toBe(schema.$id)
      const parsed = z.fromJSONSchema(schema).safeParse(readData(file))
      expect(parsed.error).toBeUndefined()
      expect(z.fromJSONSchema(schema).safeParse({ packages: 1, contracts: 1 }).success).toBe(false)
    })
  }

  test('each error has its cause, and its address leads to its entry', () => {
    for (const kind of ['contracts', 'sdk'] as const) {
      const entries: ErrorIndex['sdk'] = readData(dataFiles.errors)[kind]
      expect(entries.map(({ text }) => text).sort()).toEqual(Object.keys(errorTexts[kind]).sort())
      for (const { text, url, help } of entries) {
        expect(help, text).toMatch(/^[^|]{5,}\. [^|]*\.$/)
        const [page = '', id] = url.replace(siteConfig.url, '').split('#')
        expect(readHtml(page), text).toContain(` id="${id}"`)
      }
    }
  })
})

test.describe('copy as Markdown', () => {
  test('copies the Markdown of the page, fetched when it is pressed', async ({
    page,
    context,
    request,
    clock,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const fetched: string[] = []
    page.on('request', request => fetched.push(request.url()))
    const quiet = watchNetwork(page)
    const path = '/category/条款和条件'
    await openReady(page, path)
    await quiet()
    expect(fetched.filter(url => url.endsWith('.md'))).toEqual([])
    await stopClock(clock)
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
    const markdown = await request.get(encodeURI(markdownPath(path)))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await markdown.text())
    await clock.runFor(1000)
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible()
  })

  // Browsers ask for an icon of a text.
  const withoutIcon = (page: Page) => page.route('**/favicon.ico', route => route.fulfill())

  test('shows the text where it cannot be copied', async ({ page }) => {
    await withoutIcon(page)
    await openReady(page, '/contract')
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('no'))
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
      document.execCommand = () => false
    })
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect(page).toHaveURL('/contract.md')
  })

  test('works over an insecure connection', async ({ page, context, clock }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openReady(page, '/contract')
    await stopClock(clock)
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    )
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is a link to the text', async ({ page }) => {
      await withoutIcon(page)
      await page.goto('/study/terms&conditions/terms')
      await expect(page.getByRole('button', { name: /Markdown/ })).toHaveCount(0)
      const link = page.getByRole('link', { name: 'Open as Markdown' })
      await expect(link).toHaveAttribute('href', '/study/terms&conditions/terms.md')
      await link.click()
      await expect(page).toHaveURL('/study/terms&conditions/terms.md')
    })
  })
})
