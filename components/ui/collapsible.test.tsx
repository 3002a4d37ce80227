// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Collapsible } from './collapsible'

const HEIGHT = 104
/** Ends the slide that runs; each slide has its own. */
let finish: (() => void)[] = []

beforeEach(() => {
  finish = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(HEIGHT)
  Element.prototype.getAnimations = () => {
    const finished = new Promise<void>(resolve => finish.push(resolve))
    return [{ finished } as unknown as Animation]
  }
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const box = () => screen.getByText('content')
const view = (open: boolean) => <Collapsible open={open}>content</Collapsible>
const end = (slide: number) => act(async () => finish[slide]?.())

test('content is not in the page before it is first opened, and stays in it afterwards', async () => {
  const { rerender } = render(view(false))
  expect(screen.queryByText('content')).toBeNull()
  rerender(view(true))
  rerender(view(false))
  await end(1)
  expect(box().style.display).toBe('none')
})

test('content that is open from the start does not move', () => {
  render(view(true))
  expect(box().getAttribute('style')).toBeNull()
})

test('opening slides to the height of the content and then lets go of it', async () => {
  const { rerender } = render(view(false))
  rerender(view(true))
  expect(box().style.height).toBe(`${HEIGHT}px`)
  expect(box().style.transition).toBe('height 241ms ease-in-out')
  expect(box().style.overflow).toBe('hidden')
  await end(0)
  expect(box().getAttribute('style')).toBe('')
})

test('a slide that is reversed half-way settles as the second one says', async () => {
  const { rerender } = render(view(true))
  rerender(view(false))
  rerender(view(true))
  await end(0)
  expect(box().style.height).toBe(`${HEIGHT}px`)
  await end(1)
  expect(box().getAttribute('style')).toBe('')
})

test('with reduced motion a slide takes 1 ms', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { rerender } = render(view(true))
  rerender(view(false))
  expect(box().style.transition).toBe('height 1ms ease-in-out')
})
