import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { isElement, text, wbr } from './nodes'

/** What a phone may have no room for in one line of code, and a name as long as that. */
const RUN = /\S{24,}/g
const NAME = /\w{24,}/g

/** Places within them. */
const JOINT = /(?<=[([/])(?![)\]])|(?<=[\w)\]'])(?=\.[a-z])/gi
const HUMP = /(?<=[a-z\d])(?=[A-Z])/g

/** Lets what has no spaces break between names, and names that are too long between their words. */
export function breakRuns(line: Element): void {
  const text = textOf(line)
  const places = new Set([...placesIn(text, RUN, JOINT), ...placesIn(text, NAME, HUMP)])
  if (places.size > 0) split(line, 0, places)
}

function* placesIn(text: string, parts: RegExp, places: RegExp) {
  for (const part of text.matchAll(parts)) {
    for (const { index } of part[0].matchAll(places)) yield part.index + index
  }
}

/** @param start where the element's text begins in the line */
function split(element: Element, start: number, places: Set<number>): void {
  let position = start
  element.children = element.children.flatMap(child => {
    const from = position
    position += textOf(child).length
    if (isElement(child)) split(child, from, places)
    return child.type === 'text' ? cut(child.value, from, places) : [child]
  })
}

function cut(value: string, start: number, places: Set<number>): ElementContent[] {
  const inside = [...places].map(place => place - start).filter(to => to >= 0 && to < value.length)
  const ends = [...inside.toSorted((one, other) => one - other), value.length]
  return ends.flatMap((end, index): ElementContent[] => {
    const part = value.slice(ends[index - 1] ?? 0, end)
    const before: ElementContent[] = part === '' ? [] : [text(part)]
    return index < inside.length ? [...before, wbr()] : before
  })
}
