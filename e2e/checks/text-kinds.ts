declare global {
  /** See `findTextKinds`. */
  var textKinds: typeof findTextKinds
}

/**
 * The elements with text in a part of the page, by all that their contrast follows from: colour, size
 * and weight over the same backgrounds, in boxes of the same place. The one with least text is first,
 * as the likeliest to be seen whole. Runs in the page.
 */
function findTextKinds(within: string): Map<string, Element[]> {
  const grounds = new Map<Element | null, string>([[null, '']])
  /** What lies behind an element: its own box and those around it, as far as they can be seen. */
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element)
    if (known !== undefined || !element) return known ?? ''
    const { backgroundColor, opacity, position } = getComputedStyle(element)
    const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && opacity === '1'
    const isInFlow = position === 'static' || position === 'relative'
    const own = isPlain ? '' : `${backgroundColor} ${opacity}/`
    const place = isInFlow ? '' : `${element.tagName}.${element.getAttribute('class')}/`
    const ground = groundOf(element.parentElement) + own + place
    grounds.set(element, ground)
    return ground
  }

  const modal = document.querySelector('dialog:modal')
  const isBehind = (element: Element) =>
    element.closest('[inert]') !== null || (modal !== null && !modal.contains(element))

  const kinds = new Map<string, Element[]>()
  for (const element of document.querySelectorAll(`${within}, ${within} *`)) {
    // Drawings have their colours from tokens, whose contrast `tokens.test.ts` holds.
    if (element instanceof SVGElement || !element.checkVisibility({ visibilityProperty: true }))
      continue
    const ownText = [...element.childNodes]
      .map(node => (node instanceof Text ? node.data : ''))
      .join('')
    if (!/[\p{L}\p{N}]/u.test(ownText) && !element.matches('input, select, textarea')) continue
    if (element.getBoundingClientRect().right <= 0 || isBehind(element)) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const kind = `${color} ${fontSize} ${fontWeight} on ${groundOf(element)}`
    const same = kinds.get(kind)
    if (same) same.push(element)
    else kinds.set(kind, [element])
  }
  const length = ({ textContent }: Element) => textContent?.length ?? 0
  for (const same of kinds.values()) same.sort((a, b) => length(a) - length(b))
  return kinds
}

/** Makes `textKinds` known to a page, as a script. */
export const TEXT_KINDS = `globalThis.textKinds = ${findTextKinds.toString()}`
