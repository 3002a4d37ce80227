// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageError } from './page-error'

beforeEach(() => {
  document.title = 'Study | Docs'
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

test("the title is 'Page Error' while the error shows, then the page's again", () => {
  const { unmount } = render(<PageError error={new Error('Boom')} retry={() => {}} />)
  expect(document.title).toBe('Page Error')
  unmount()
  expect(document.title).toBe('Study | Docs')
})

test('a title that the router sets meanwhile waits until the error is gone', async () => {
  const { unmount } = render(<PageError error={new Error('Boom')} retry={() => {}} />)
  document.title = 'Contract | Docs'
  await waitFor(() => expect(document.title).toBe('Page Error'))
  unmount()
  expect(document.title).toBe('Contract | Docs')
})

test('an error shows with its causes, and the page can be tried again', () => {
  const retry = vi.fn()
  const error = new Error('Boom', { cause: 'Inner' })
  render(<PageError error={error} retry={retry} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page crashed.')
  expect(screen.getByRole('alert').textContent).toContain('Boom\n\nCause:\nInner')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('in development an error of the server is a mistake of its author', () => {
  vi.stubEnv('NODE_ENV', 'development')
  const error = Object.assign(new Error('content/a.mdx:1:1 link — Mend it.'), { digest: '1' })
  render(<PageError error={error} retry={() => {}} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page has a mistake.')
})

test('a script that did not load shows its error with a Retry button, which does not try again in place', () => {
  const retry = vi.fn()
  const error = Object.assign(new Error('Failed to load chunk 1'), { name: 'ChunkLoadError' })
  render(<PageError error={error} retry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('Failed to load chunk 1')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).not.toHaveBeenCalled()
})
