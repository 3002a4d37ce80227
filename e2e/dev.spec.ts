import { type ChildProcess, spawn } from 'node:child_process'
import type { Page } from 'playwright/test'
import { expect, NOT_FOUND_MESSAGE, test } from './console'
import { PAGE_TYPES } from './page-types'
import { sidebar, toggle } from './parts'
import { ports } from './ports'
import { faults, pageText, SiteCopy } from './site-copy'

const PAGE = 'content/markdown-page.mdx'

/** On a busy machine the server compiles for longer than the browser thinks right. */
const SLOW_MESSAGE = /was preloaded using link preload but not used/

/** Not the usual address of this machine, where it has another one that others cannot reach. */
const HOST = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1'
const ADDRESS = `http://${HOST}:${ports.development}`

test.use({
  baseURL: ADDRESS,
  allowedMessage: SLOW_MESSAGE,
})
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const DEV = ['--import', 'tsx', 'lib/cli/commands/dev.ts']

let site: SiteCopy
let server: ChildProcess
/** What the server has said in the terminal. */
let said = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = new SiteCopy('dev')
  server = spawn(process.execPath, DEV, {
    cwd: site.folder,
    env: { ...process.env, NODE_ENV: 'development', HOST, PORT: String(ports.development) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', text => {
      said += text
    })
  }
  const answers = () => fetch(`${ADDRESS}/study`).then(({ status }) => status)
  await expect.poll(() => answers().catch(() => 0), { timeout: 200_000 }).toBe(200)
})

test.afterAll(() => void server.kill())

const NEW_PAGE = pageText('New page', 'Text.')

/** Gives the sidebar an entry of one more page, and of no other. */
function enter(id: string, label: string): void {
  const first = "doc('study/index', '概述', 'Overview'),"
  site.restore('sidebars.config.ts')
  site.replace('sidebars.config.ts', first, `${first} doc('${id}', '${label}', 'New'),`)
}

/** What a page that crashed says. */
const crash = (page: Page) => page.getByRole('main').getByRole('alert')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What the development server lays over a page. */
function overlayOf(page: Page): Promise<string> {
  return page
    .evaluate(() => document.querySelector('nextjs-portal')?.shadowRoot?.textContent ?? '')
    .catch(() => '')
}

/** Opens a page and waits until it sees edits. */
async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
  await connected(page)
}

/** Waits for the framework, once a page has loaded: before that, an edit would pass it by. */
async function connected(page: Page) {
  await expect(toggle(page)).toHaveAttribute('data-choice')
}

test('a page of each kind works in development, without a message in the console', async ({
  page,
}) => {
  for (const route of Object.values(PAGE_TYPES)) {
    const response = await page.goto(route)
    expect(response?.status(), route).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Enabled once React has taken the page over: by then it has said what it had to say.
    await expect(toggle(page)).toHaveAttribute('data-choice')
  }
})

test('odd routes work by client-side navigation in development', async ({ page }) => {
  await page.goto('/study')
  await page.getByText('条款和条件').first().click()
  await expect(page).toHaveTitle('条款和条件 Terms and conditions | Docs')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^隐私政策/ })
    .click()
  await expect(page).toHaveTitle('Privacy policy | Docs')
})

test.describe('unknown address', () => {
  test.use({ allowedMessage: new RegExp(`${NOT_FOUND_MESSAGE.source}|${SLOW_MESSAGE.source}`) })

  test('shows the not-found page', async ({ page }) => {
    const response = await page.goto('/contract/nope')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  })
})

test('a former address leads on in development', async ({ page }) => {
  site.replace('lib/site/redirects.ts', '= {\n', "$&'/former/address': '/category/条款和条件',\n")
  const end = async () => (await page.request.get('/former/address')).url()
  await expect.poll(end, { timeout: 60_000 }).toMatch(/\/category\/%E6%9D%A1[^/]+$/)
  site.restore('lib/site/redirects.ts')
})

test('an edit shows without a reload', async ({ page }) => {
  await open(page, '/markdown-page')
  await page.evaluate(() => Object.assign(window, { mark: true }))
  site.replace(PAGE, 'This page is for authors', 'This page is for writers')
  await expect(page.getByText('This page is for writers')).toBeVisible()
  expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  site.restore(PAGE)
})

test('an edit of a sample shows without a reload', async ({ page }) => {
  const write = (text: string) =>
    site.write('samples/dev.ts', `// #region part\nshow('${text}')\n// #endregion\n`)
  const code = (text: string) => page.getByText(`show('${text}')`)
  site.markTested('dev.ts')
  write('first')
  site.replace(PAGE, '## Text and links', '```ts file=dev.ts#part\n```\n\n$&')
  await open(page, '/markdown-page')
  await expect(code('first')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { mark: true }))
  write('second')
  await expect(code('second')).toBeVisible()
  expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  site.restore(PAGE)
  await expect(code('second')).toHaveCount(0)
  site.remove('samples/dev.ts')
})

const CONFIG = 'lib/site/site-config.ts'
const ADMONITIONS = 'lib/site/admonitions.ts'

test.describe('an edit shows by itself', () => {
  // Not after each test, since what is compiled anew for one edit is so for all.
  test.afterAll(() => {
    const edited = ['sidebars.config.ts', 'lib/site/glossary.ts', ADMONITIONS, CONFIG, PAGE]
    for (const file of edited) site.restore(file)
  })

  const html = (page: Page) =>
    page.evaluate(() => document.documentElement.outerHTML).catch(() => '')

  for (const [name, address, file, edits] of [
    [
      'the sidebars',
      '/category/条款和条件',
      'sidebars.config.ts',
      [
        ["'概述', 'Overview'", "'概览', 'Overview'", '概览'],
        [
          'The terms of service and the privacy policy of',
          'The newest terms and policy of',
          'The newest terms and policy of',
        ],
      ],
    ],
    [
      'a term of the glossary',
      '/markdown-page',
      'lib/site/glossary.ts',
      [["forms: ['arbitrage']", "forms: ['authors']", '/study#arbitrage']],
    ],
    [
      'an admonition type',
      '/markdown-page',
      ADMONITIONS,
      [["note: 'Note'", "note: 'Remark'", 'Remark']],
    ],
    [
      'front matter',
      '/markdown-page',
      PAGE,
      [['title: Markdown page', 'title: Marked', 'Marked |']],
    ],
  ] as const) {
    test(name, async ({ page }) => {
      await open(page, address)
      const before = await html(page)
      for (const [from, to, shown] of edits) {
        expect(before).not.toContain(shown)
        site.replace(file, from, to)
      }
      for (const [, , shown] of edits) {
        await expect.poll(() => html(page), { timeout: 60_000 }).toContain(shown)
      }
    })
  }

  test.describe('a setting', () => {
    // That there is no index to search.
    test.use({ allowedMessage: /./ })

    test('which switches search on; it says what to run for an index', async ({ page }) => {
      site.set(CONFIG, 'search', 'undefined')
      await open(page, '/study')
      const button = page.getByRole('button', { name: 'Search' })
      await expect(button).toHaveCount(0)
      site.set(CONFIG, 'search', "'pagefind'")
      await expect(button).toBeVisible({ timeout: 60_000 })
      const dialog = page.getByRole('dialog')
      // The page may load anew after the button has come.
      await expect(async () => {
        if (!(await dialog.isVisible())) await button.click()
        await expect(dialog.getByRole('status')).toHaveText(
          'The development server has no index to search. Run npm run build, then npm run serve.',
        )
      }).toPass({ timeout: 60_000 })
    })
  })
})

test.describe('a page that crashed', () => {
  test.use({ allowedMessage: /./ })
  const FILE = 'content/study/new.mdx'
  const RENAMED = 'content/study/renamed.mdx'
  const broken = NEW_PAGE.replace('title', 'titel')

  test('opens by itself once it is mended, renamed or deleted', async ({ page }) => {
    site.write(FILE, broken)
    enter('study/new', '新页')
    await page.goto('/study/new')
    await expect(crash(page)).toContainText(`${FILE}:2:1 front-matter`, { timeout: 60_000 })
    await expect(crash(page).getByRole('heading')).toHaveText('This page has a mistake.')
    site.write(FILE, NEW_PAGE)
    await expect(heading(page)).toHaveText('New page', { timeout: 60_000 })

    // What crashed has loaded again.
    await connected(page)
    site.write(FILE, broken)
    await expect(crash(page)).toBeVisible({ timeout: 60_000 })
    site.remove(FILE)
    site.write(RENAMED, broken)
    enter('study/renamed', '改名')
    await expect(heading(page)).toHaveText('Page Not Found', { timeout: 60_000 })

    await page.goto('/study/renamed')
    await expect(crash(page)).toBeVisible({ timeout: 60_000 })
    site.remove(RENAMED)
    site.restore('sidebars.config.ts')
    await expect(heading(page)).toHaveText('Page Not Found', { timeout: 60_000 })
  })

  test('for want of its line in the sidebars is the only one, until the line is there; then it can be renamed and deleted', async ({
    page,
    request,
  }) => {
    site.write(FILE, NEW_PAGE)
    await page.goto('/study/new')
    await expect(crash(page)).toContainText(`${FILE}:1:1 sidebar — The page is in no sidebar.`)
    // The other kinds are documents, too.
    for (const route of [PAGE_TYPES.home, PAGE_TYPES.category, PAGE_TYPES.article]) {
      expect((await request.get(route)).status(), route).toBe(200)
    }
    enter('study/new', '新页')
    await expect(heading(page)).toHaveText('New page', { timeout: 60_000 })

    await connected(page)
    site.remove(FILE)
    site.write(RENAMED, NEW_PAGE)
    enter('study/renamed', '改名')
    await expect(heading(page)).toHaveText('Page Not Found', { timeout: 60_000 })
    await open(page, '/study/renamed')
    await expect(heading(page)).toHaveText('New page')
    await expect(sidebar(page)).toContainText('改名')
    await expect(sidebar(page)).not.toContainText('新页')

    site.remove(RENAMED)
    site.restore('sidebars.config.ts')
    await expect(heading(page)).toHaveText('Page Not Found', { timeout: 60_000 })
  })
})

/** One for each way from a file to the overlay. The build names all mistakes: authoring.spec.ts. */
const SHOWN = {
  'a page': ['broken front matter', 'a link to no page', 'an unsafe value in code'],
  'the sidebars': ['a sidebar entry without file'],
  'a sample': ['a region that is not there'],
}

test.describe('mistakes', () => {
  test.use({ allowedMessage: /./ })

  for (const [where, names] of Object.entries(SHOWN)) {
    test(`the overlay tells of all mistakes in ${where}, until they are mended`, async ({
      page,
      request,
    }) => {
      const broken = faults.filter(({ name }) => names.includes(name))
      await open(page, broken[0]?.address ?? '')
      const title = (await heading(page).textContent()) ?? ''
      const told = async () => {
        const text = await overlayOf(page)
        return broken.filter(({ message }) => text.includes(message)).map(({ name }) => name)
      }
      for (const fault of broken) fault.break(site)
      await expect.poll(told, { timeout: 60_000 }).toEqual(broken.map(({ name }) => name))
      // The sidebars are those of all pages.
      if (where !== 'the sidebars') {
        expect((await request.get(PAGE_TYPES.article)).status(), 'another page').toBe(200)
      }
      for (const fault of broken) fault.mend(site)
      await expect.poll(told, { timeout: 60_000 }).toEqual([])
      await expect(heading(page)).toHaveText(title, { timeout: 60_000 })
    })
  }

  // The overlay may begin with what React says of next-themes' script.
  test('the page tells of a missing image, until it is there', async ({ page }) => {
    site.write(PAGE, `${site.read(PAGE)}\n![A circle](/circle.svg)\n`)
    await page.goto('/markdown-page')
    const message = 'There is no image /circle.svg.'
    await expect(crash(page)).toContainText(message, { timeout: 60_000 })
    site.write(
      'public/circle.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>',
    )
    await expect(page.getByRole('img', { name: 'A circle' })).toBeVisible({ timeout: 60_000 })
    site.restore(PAGE)
    site.remove('public/circle.svg')
  })

  test('the terminal tells of a link to a heading that another page does not have', async ({
    page,
  }) => {
    site.replace(PAGE, '](/study) starts', '](/study#nope) starts')
    await page.goto('/markdown-page')
    const message = 'anchor — The link leads to /study#nope, but /study has no such heading.'
    await expect.poll(() => said, { timeout: 60_000 }).toContain(message)
    site.restore(PAGE)
  })

  test('the overlay tells of a link whose page is deleted', async ({ page }) => {
    site.write('content/study/new.mdx', NEW_PAGE)
    enter('study/new', '新页')
    site.write(PAGE, `${site.read(PAGE)}\n[New][new]\n\n[new]: /study/new\n`)
    await open(page, '/markdown-page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown page')
    site.remove('content/study/new.mdx')
    site.restore('sidebars.config.ts')
    const message = 'The link leads to /study/new, where there is no page.'
    await expect.poll(() => overlayOf(page), { timeout: 60_000 }).toContain(message)
    site.restore(PAGE)
  })
})
