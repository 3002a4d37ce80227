// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { TabItem, Tabs } from './tabs'

window.scrollBy = vi.fn() as typeof window.scrollBy

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Example({ groupId, defaultValue }: { groupId?: string; defaultValue?: string }) {
  return (
    <Tabs groupId={groupId} defaultValue={defaultValue}>
      <TabItem value="v2" label="Version 2">
        Two.
      </TabItem>
      <TabItem value="v3" label="Version 3">
        Three.
      </TabItem>
    </Tabs>
  )
}

const tabs = () => screen.getAllByRole('tab')
const selected = () =>
  tabs()
    .filter(tab => tab.getAttribute('aria-selected') === 'true')
    .map(tab => tab.textContent)

test('the exported HTML has every panel, under its label', () => {
  const html = renderToStaticMarkup(<Example />)
  expect(html).toContain('>Version 2</p>Two.')
  expect(html).toContain('>Version 3</p>Three.')
  expect(html).not.toContain('hidden')
})

test('each tab controls its panel, and the first or the default one is selected', () => {
  render(<Example />)
  expect(selected()).toEqual(['Version 2'])
  for (const tab of tabs()) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    expect(panel?.getAttribute('role')).toBe('tabpanel')
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id)
    expect(panel?.dataset.selected).toBe(tab.getAttribute('aria-selected'))
    expect(tab.tabIndex).toBe(tab.getAttribute('aria-selected') === 'true' ? 0 : -1)
  }
  cleanup()
  render(<Example defaultValue="v3" />)
  expect(selected()).toEqual(['Version 3'])
})

test('the list of tabs is named after the choice', () => {
  render(<Example />)
  expect(screen.getByRole('tablist', { name: 'Version 2 or Version 3' })).toBeDefined()
})

test('arrow keys move the focus around the ends without selecting', () => {
  render(<Example />)
  const [first, second] = tabs() as [HTMLElement, HTMLElement]
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(first)
  // The browser's way back.
  expect(fireEvent.keyDown(first, { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(document.activeElement).toBe(first)
  expect(selected()).toEqual(['Version 2'])
})

test('tabs of a group choose together, and the choice is kept under the group’s key', () => {
  render(
    <>
      <Example groupId="version" />
      <Example groupId="version" />
      <Example />
    </>,
  )
  fireEvent.click(tabs()[1] as HTMLElement)
  expect(selected()).toEqual(['Version 3', 'Version 3', 'Version 2'])
  expect(localStorage.getItem('docusaurus.tab.version')).toBe('v3')
  cleanup()
  render(<Example groupId="version" />)
  expect(selected()).toEqual(['Version 3'])
})

test('a kept value that is none of the tabs does not count', () => {
  localStorage.setItem('docusaurus.tab.version', 'v9')
  render(<Example groupId="version" />)
  expect(selected()).toEqual(['Version 2'])
})
