import { expect } from 'playwright/test'
import { HYDRATED_MARK } from '../../lib/site/constants'
import type { Input, Tab } from './engine'

const POLL = { intervals: [50] }

const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
}

/** The first element of a selector that is seen, or the first one of those with this text. */
type Target = string | { selector: string; text: string }

type Place = { x: number; y: number }

/**
 * Where the middle of a target is, brought into view; nothing while something lies over it. Runs in
 * the page.
 */
function placeOf(target: Target): Place | null {
  const { selector, text } = typeof target === 'string' ? { selector: target } : target
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    found =>
      found.checkVisibility({ visibilityProperty: true }) &&
      (text === undefined || found.textContent?.trim() === text),
  )
  if (!element) return null
  const middle = () => {
    // The first box: a link in running text may have two.
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect()
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  }
  const isReached = ({ x, y }: Place) => element.contains(document.elementFromPoint(x, y))
  if (!isReached(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return isReached(middle()) ? middle() : null
}

/** Runs in the page. */
function isSeen(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(element =>
    element.checkVisibility({ visibilityProperty: true }),
  )
}

/** A reader with one tab, in any engine. */
export class Reader {
  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
  ) {}

  get messages(): readonly string[] {
    return this.tab.messages
  }

  async open(path: string): Promise<void> {
    await this.evaluate(() => void Object.assign(window, { isLeft: true }))
    await this.tab.open(this.origin + encodeURI(path))
    await this.hasLeft()
  }

  /** Opens a page, and waits until React has hydrated it. */
  async start(path: string): Promise<void> {
    await this.open(path)
    await this.ready()
  }

  /** Loads the page anew, and waits until React has hydrated it. */
  async reload(): Promise<void> {
    await this.evaluate(() => {
      Object.assign(window, { isLeft: true })
      location.reload()
    })
    await this.hasLeft()
    await this.ready()
  }

  /** Resolves when React has hydrated the page. */
  ready(): Promise<void> {
    return this.expect(true, name => performance.getEntriesByName(name).length > 0, HYDRATED_MARK)
  }

  resize(width: number, height = 900): Promise<void> {
    return this.tab.resize(width, height)
  }

  /** Runs a function in the page. Arguments and result are JSON. */
  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const call = `(${run})(...${JSON.stringify(args)})`
    // `undefined` has no JSON.
    return JSON.parse(await this.tab.evaluate(`JSON.stringify(${call}) ?? 'null'`))
  }

  /** Expects a function in the page to return this, now or soon. */
  async expect<Args extends unknown[], Result>(
    expected: Result,
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<void> {
    // Between two documents nothing can be run.
    const read = () => this.evaluate(run, ...args).catch(({ message }: Error) => message)
    await expect.poll(read, POLL).toEqual(expected)
  }

  /** Expects an element that is seen to match, now or soon. */
  sees(selector: string): Promise<void> {
    return this.expect(true, isSeen, selector)
  }

  seesNo(selector: string): Promise<void> {
    return this.expect(false, isSeen, selector)
  }

  /** Expects to be on the page with this heading. */
  arrives(heading: string): Promise<void> {
    return this.expect(heading, () => document.querySelector('h1')?.textContent)
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.find(target)
    await this.point([
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  async hover(target: Target): Promise<void> {
    await this.point([{ type: 'pointerMove', ...(await this.find(target)) }])
  }

  async press(key: string): Promise<void> {
    const value = KEYS[key] ?? key
    const actions = (['keyDown', 'keyUp'] as const).map(type => ({ type, value }))
    await this.tab.input({ type: 'key', id: 'keyboard', actions })
  }

  async type(text: string): Promise<void> {
    for (const key of text) await this.press(key)
  }

  private point(actions: Extract<Input, { type: 'pointer' }>['actions']): Promise<void> {
    return this.tab.input({ type: 'pointer', id: 'mouse', actions })
  }

  /** A busy Firefox may answer while the document that was open is still there. */
  private hasLeft(): Promise<void> {
    return this.expect(false, () => 'isLeft' in window)
  }

  /** Where a target stands still. */
  private async find(target: Target): Promise<Place> {
    let place: Place | null = null
    const settles = async () => {
      const before = place
      place = await this.evaluate(placeOf, target).catch(() => null)
      return place !== null && place.x === before?.x && place.y === before.y
    }
    const message = `${JSON.stringify(target)} can be clicked`
    await expect.poll(settles, { ...POLL, message }).toBe(true)
    return place as unknown as Place
  }
}
