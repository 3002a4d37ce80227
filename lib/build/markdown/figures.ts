import { DomUtils, parseDocument } from 'htmlparser2'

/** What a figure says to those who do not see it. */
export type FigureText = { alt: string; caption: string }

/** The figures of an exported page, in order. */
export function readFigures(html: string): FigureText[] {
  return DomUtils.getElementsByTagName('figure', parseDocument(html)).map(figure => {
    // The drawing comes first.
    const [drawing] = DomUtils.getElementsByTagName('svg', figure)
    const caption = DomUtils.getElementsByTagName('figcaption', figure)
    return { alt: drawing?.attribs['aria-label'] ?? '', caption: DomUtils.textContent(caption) }
  })
}
