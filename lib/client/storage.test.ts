// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blockStorage } from './storage.fixture'

/** A fresh module, which has warned of nothing yet. */
const load = async () => {
  vi.resetModules()
  return import('./storage')
}

let heard: [string | null, string | null, string | null][] = []
const hear = ({ key, oldValue, newValue }: StorageEvent) => heard.push([key, oldValue, newValue])

beforeEach(() => {
  heard = []
  localStorage.clear()
  window.addEventListener('storage', hear)
})

afterEach(() => {
  window.removeEventListener('storage', hear)
  vi.restoreAllMocks()
})

test('keys carry no prefix or suffix', async () => {
  const { storageKeys } = await load()
  expect(Object.values(storageKeys)).toEqual([
    'theme',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docs-preferred-version-default',
  ])
})

test('this window hears of each change, and of nothing else', async () => {
  const { readStorage, removeStorage, writeStorage } = await load()
  writeStorage('theme', 'dark')
  writeStorage('theme', 'dark')
  expect(readStorage('theme')).toBe('dark')
  removeStorage('theme')
  expect(heard).toEqual([
    ['theme', null, 'dark'],
    ['theme', 'dark', null],
  ])
})

test.each(['getItem', 'setItem'] as const)(
  'a %s that throws is told once, and the change holds all the same',
  async method => {
    const { readStorage, writeStorage } = await load()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    blockStorage(method)
    writeStorage('theme', 'dark')
    writeStorage('theme', 'light')
    if (method === 'setItem') expect(readStorage('theme')).toBe('light')
    expect(warn).toHaveBeenCalledOnce()
    expect(heard.map(([, , value]) => value)).toEqual(['dark', 'light'])
  },
)

test('where storage is blocked, the client is the one that the URL has named', async () => {
  const { readStorage, writeStorage } = await load()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  blockStorage('getItem', 'setItem')
  document.documentElement.dataset.client = 'viem'
  expect(readStorage('docusaurus.tab.client')).toBe('viem')
  writeStorage('docusaurus.tab.client', 'ethers')
  expect(readStorage('docusaurus.tab.client')).toBe('ethers')
})
