// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { SidebarNode } from '@/lib/site/sidebars'
import { SidebarTree } from './sidebar-tree'

// Worked out once, in Node's sense of addresses.
const { routes, sidebarTrees } = await import('@/lib/site/routes')

const draw = (nodes: SidebarNode[], path: string) =>
  renderToStaticMarkup(<SidebarTree nodes={nodes} path={path} />)

test('what a page’s HTML tells of its sidebar draws the same HTML again', async () => {
  for (const { path, sidebar } of routes.values()) {
    if (!sidebar) continue
    const html = draw(sidebarTrees[sidebar], path)
    document.body.innerHTML = `<nav data-sidebar="${sidebar}">${html}</nav>`
    vi.resetModules()
    const { knownSidebars } = await import('@/lib/client/known-sidebars')
    expect(draw(knownSidebars()[sidebar] ?? [], path), path).toBe(html)
  }
})
