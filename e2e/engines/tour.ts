import { typicalPages } from '../page-types'

export const pages = typicalPages()

const WIDTHS = [320, 430, 1280]

const STEP = 'The tour is at '

/** What the console shows last. */
export const END = 'The tour ends'

/**
 * Opens these pages in a frame, one after another, in each of these widths, and tells the console which
 * one it is at, what is wrong, and the end. Runs in the browser.
 */
async function tour(paths: string[], widths: number[], step: string, end: string): Promise<void> {
  const frame = document.createElement('iframe')
  document.body.append(frame)

  const load = (path: string) =>
    new Promise(resolve => {
      frame.onload = resolve
      frame.src = path
    })
  const starts = async (page: Window) => {
    page.dispatchEvent(new Event('pointermove'))
    const latest = performance.now() + 20_000
    while (!page.document.querySelector('[data-choice]')) {
      if (performance.now() > latest) return false
      await new Promise(resolve => setTimeout(resolve, 10))
    }
    return true
  }
  const measure = ({ documentElement }: Document) => {
    for (const width of widths) {
      frame.width = `${width}`
      const { scrollWidth, clientWidth } = documentElement
      if (scrollWidth > clientWidth) console.error(`${scrollWidth} px wide at ${width} px`)
    }
  }

  frame.height = '900'
  for (const path of paths) {
    console.info(step + path)
    frame.width = `${widths[0]}`
    await load(path)
    const page = frame.contentWindow as Window
    const { documentElement } = page.document
    const height = documentElement.scrollHeight
    if (!(await starts(page))) console.error('The framework does not start')
    const grown = documentElement.scrollHeight - height
    if (grown) console.error(`${grown} px higher once the framework has started`)
    measure(page.document)
  }
  console.info(end)
}

/** The page whose script goes on the tour. */
export const tourPage = `<!doctype html>
<title>Tour</title>
<body>
<script>(${tour})(...${JSON.stringify([pages, WIDTHS, STEP, END])})</script>`

/** Whether WebKit tells of a request to the site that a page has under way when the tour leaves it. */
export const isCancelled = (message: string, origin: string) =>
  message.includes(`Fetch API cannot load ${origin}/`) &&
  message.includes('due to access control checks')

/** The page that a message of the console says the tour is at. */
export function stepOf(message: string): string | undefined {
  const [, after] = message.split(STEP)
  return after?.split(' ')[0]
}
