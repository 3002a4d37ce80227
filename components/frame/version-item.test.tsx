// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DocsVersion, shellConfig } from '@/lib/site/shell-config'

const [next] = shellConfig.versions
const old: DocsVersion = { ...next, name: '1.0', label: '1.0', isLast: false, path: '/1.0' }
const KEY = 'docs-preferred-version-default'
const pages = ['/study', '/study/terms']
const placeOf = (path: string) => ({ sidebar: pages.includes(path) ? 'study' : undefined })
let path = '/study'

vi.mock('../ui/hooks', async importOriginal => ({
  ...(await importOriginal<object>()),
  usePath: () => path,
}))
beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** The item on a site with an older version. */
async function show(settings: Partial<typeof shellConfig> = {}, inDrawer = false) {
  vi.resetModules()
  vi.doMock('@/lib/site/shell-config', () => ({
    shellConfig: {
      ...shellConfig,
      versions: [next, old],
      versionPersistence: 'localStorage',
      ...settings,
    },
  }))
  vi.doMock('@/lib/site/sidebar-trees', () => ({ placeOf }))
  const { VersionItem } = await import('./version-item')
  render(<VersionItem inDrawer={inDrawer} />)
}

/** Picks a version, without the load that follows. */
function pick(name: string) {
  const link = screen.getByRole('link', { name })
  link.addEventListener('click', event => event.preventDefault())
  fireEvent.click(link)
}

const hrefs = () => screen.getAllByRole('link').map(link => link.getAttribute('href'))

test('two versions are a list: the page itself, and the main document of the other', async () => {
  path = '/study/terms'
  window.history.replaceState(null, '', '/study/terms?from=mail#top')
  await show()
  expect(screen.getByRole('button', { name: 'Version: Next' }).textContent).toBe('Version: Next')
  expect(hrefs()).toEqual(['/study/terms?from=mail#top', '/1.0/study'])
  window.history.replaceState(null, '', '/')
})

test('the version picked is kept, and named where the page has none', async () => {
  path = '/'
  await show()
  pick('1.0')
  expect(localStorage.getItem(KEY)).toBe('1.0')
  expect(screen.getByRole('button').textContent).toBe('Version: 1.0')
})

test('nothing is kept where the site is configured so', async () => {
  localStorage.setItem(KEY, 'gone')
  await show({ versionPersistence: 'none' })
  pick('1.0')
  expect(localStorage.getItem(KEY)).toBe('gone')
})

test.each([
  ['gone', null],
  ['1.0', '1.0'],
])(
  'a stored version that does not exist is forgotten, one that does is kept: %s',
  async (name, kept) => {
    localStorage.setItem(KEY, name)
    await show()
    expect(localStorage.getItem(KEY)).toBe(kept)
  },
)

test('in the drawer the versions are a group', async () => {
  await show({}, true)
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.getByRole('button', { name: 'Versions' }).ariaExpanded).toBe('false')
})

test('one version is a plain link', async () => {
  path = '/study/terms'
  await show({ versions: [next] })
  expect(screen.queryByRole('button')).toBeNull()
  expect(hrefs()).toEqual(['/study/terms'])
  // It names the version, not the page on screen.
  expect(screen.getByRole('link').ariaCurrent).toBeNull()
})
