import { Parser } from 'htmlparser2'

/** What a figure says to those who do not see it. */
export type FigureText = { alt: string; caption: string }

/** The figures of an exported page, in order. */
export function readFigures(html: string): FigureText[] {
  const figures: FigureText[] = []
  let isCaption = false
  const parser = new Parser({
    onopentag(name, attributes) {
      const figure = figures.at(-1)
      if (name === 'figure') figures.push({ alt: '', caption: '' })
      if (name === 'figcaption') isCaption = true
      // The drawing comes first in a figure; other images of the page lie outside.
      if (name === 'svg' && figure?.alt === '') figure.alt = attributes['aria-label'] ?? ''
    },
    ontext(text) {
      const figure = figures.at(-1)
      if (isCaption && figure) figure.caption += text
    },
    onclosetag(name) {
      if (name === 'figcaption') isCaption = false
    },
  })
  parser.end(html)
  return figures
}
