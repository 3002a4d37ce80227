import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../e2e/launch-options'
import { ports } from '../e2e/ports'
import { SiteCopy } from '../e2e/site-copy'
import { bin } from '../lib/cli/run.mjs'
import { copyEmptySite, EMPTY_SITE } from './empty-site'
import type { Figure } from './figure'
import { QUIET } from './process-tree'

/** Edits of a page, of which the median counts. */
const EDITS = 8

/**
 * Options that tell a server where to listen.
 * @param host name of the first one
 */
export const listenAt = (host: string) => [host, '127.0.0.1', '--port', `${ports.development}`]

export const nextServer = [bin('next'), 'dev', ...listenAt('--hostname')]

/** Milliseconds that an author waits at most. */
const PATIENCE = 120_000

/** A site under development. */
export type DevSite = {
  folder: string
  /** Arguments with which Node starts its server. */
  server: string[]
  /** A page of it, that page's file, and words to be edited; without them, a paragraph is added. */
  address: string
  file: string
  words?: string
}

type Session = {
  /** Seconds from the start of the server to the heading of the first page. */
  first: number
  /** Milliseconds from the writing of a file to its text on screen. */
  edits: number[]
}

/** Starts of the development server without and with what an earlier one has kept, and edits. */
export async function measureDev(runs: number): Promise<Figure[]> {
  const cold: Session[] = []
  const warm: Session[] = []
  const emptyCold: Session[] = []
  const emptyWarm: Session[] = []
  for (let run = 0; run < runs; run += 1) {
    const copy = new SiteCopy('bench-dev')
    const site = {
      folder: copy.folder,
      server: nextServer,
      address: '/markdown-page',
      file: 'content/markdown-page.mdx',
    }
    cold.push(await develop(site))
    warm.push(await develop(site))
    copyEmptySite()
    emptyCold.push(await develop(emptyDevSite))
    emptyWarm.push(await develop(emptyDevSite))
  }
  const firsts = (sessions: Session[]) => sessions.map(({ first }) => first)
  const edits = (sessions: Session[]) => sessions.flatMap(session => session.edits)
  return [
    {
      name: 'Development: start to first page, cold',
      unit: 's',
      runs: firsts(cold),
      target: 5,
      beside: { what: 'empty app', runs: firsts(emptyCold) },
    },
    {
      name: '… the second time',
      unit: 's',
      runs: firsts(warm),
      target: 2,
      beside: { what: 'empty app', runs: firsts(emptyWarm) },
    },
    {
      name: '… an edit to its text on screen',
      unit: 'ms',
      runs: edits(warm),
      target: 300,
      beside: { what: 'empty app', runs: edits(emptyWarm) },
    },
  ]
}

export const emptyDevSite: DevSite = {
  folder: EMPTY_SITE,
  server: nextServer,
  address: '/',
  file: 'app/page.tsx',
  words: 'Empty',
}

/** An author starts the server, opens a page and edits it. */
export async function develop(site: DevSite): Promise<Session> {
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage()
  const name = path.join(site.folder, site.file)
  const source = readFileSync(name, 'utf8')
  const started = performance.now()
  const server = startServer(site)
  try {
    await untilAnswered()
    await page.goto(`${origin}${site.address}`, { timeout: PATIENCE })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const first = (performance.now() - started) / 1000
    // Connected to the server, which tells it of edits.
    await page.waitForLoadState('networkidle', { timeout: PATIENCE })
    const edits: number[] = []
    for (let edit = 0; edit < EDITS; edit += 1) {
      edits.push(await timeEdit(page, site, source, edit))
    }
    return { first, edits }
  } finally {
    writeFileSync(name, source)
    server.kill()
    await once(server, 'exit')
    await browser.close()
  }
}

const origin = `http://127.0.0.1:${ports.development}`

function startServer({ folder, server }: DevSite): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'development' as const, ...QUIET }
  return spawn(process.execPath, server, { cwd: folder, env, stdio: 'ignore' })
}

/** Until the server takes connections: a browser would show its own error page. */
async function untilAnswered(): Promise<void> {
  const end = performance.now() + PATIENCE
  while (performance.now() < end) {
    const socket = connect(ports.development, '127.0.0.1')
    const taken = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (taken) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`The development server did not start within ${PATIENCE / 1000} s.`)
}

/** @param source of the page's file before all edits */
async function timeEdit(page: Page, site: DevSite, source: string, edit: number): Promise<number> {
  const { words = '' } = site
  const text = `${words} edit ${edit}`.trim()
  const edited = words ? source.replace(words, text) : `${source}\n${text}\n`
  const started = Date.now()
  writeFileSync(path.join(site.folder, site.file), edited)
  // In the first frame with it, also when the page was loaded anew.
  const shown = await page.waitForFunction(
    wanted => document.querySelector('main, h1')?.textContent?.includes(wanted) && Date.now(),
    text,
    { timeout: PATIENCE },
  )
  return Number(await shown.jsonValue()) - started
}
