import { expect, onTestFinished, test } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { serve } from './serve'

/** Another one for each test: `fetch` keeps connections to a server that is gone. */
let port = 4600

/** Serves files, and answers with the status of a request for each path. */
async function serveFiles(files: Record<string, string>) {
  port += 10
  const folder = folderWith(files)
  const { address, server } = await serve({ folder, port, tryNext: true })
  onTestFinished(() => void server.close())
  return async (path: string) => {
    const response = await fetch(new URL(address).origin + path, { redirect: 'manual' })
    return response.status
  }
}

test('a file is served whatever its name', async () => {
  const names = ['Größe.svg', 'nai\u0308ve.md', '概述.txt', '"quoted".txt', 'a b.txt']
  const ask = await serveFiles(Object.fromEntries(names.map(name => [name, 'text'])))
  for (const name of names) expect(await ask(`/${encodeURIComponent(name)}`), name).toBe(200)
})

test('below a base path, the home page has a query, and a longer name is another path', async () => {
  const ask = await serveFiles({
    'index.html': 'home',
    'study.html': 'study',
    'robots.txt': 'Sitemap: https://example.org/docs/sitemap.xml\n',
  })
  for (const path of ['/docs', '/docs/', '/docs?client=viem', '/docs/?client=viem', '/docs/study'])
    expect(await ask(path), path).toBe(200)
  for (const path of ['/docsstudy', '/study', '/']) expect(await ask(path), path).toBe(307)
})
