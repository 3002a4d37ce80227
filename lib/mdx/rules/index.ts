import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import type { VFile } from 'vfile'
import type { Finding } from '../check/finding'
import { address } from './address'
import type { Allowed } from './allowed'
import { component, headingLevel, image, language } from './elements'
import { empty, fence, references, table } from './markdown'
import { markup } from './markup'
import { packageName } from './package-name'
import { secret } from './secret'
import { type Hit, placeOf, readSource, type Source } from './source'
import { description, hiddenUnicode, placeholder, size } from './text'
import { unsafeValue } from './unsafe-value'

type Find = (source: Source, allowed: Allowed) => Iterable<Hit>

/** On what an author has written, before any of it is filled in or replaced, by name. */
export const markdownRules: Record<string, (tree: MarkdownRoot, file: VFile) => void> = {
  empty,
  fence,
  markup,
  references,
  table,
}

/**
 * On the elements of a page, by name. What a plugin alone can see, it tells itself: those rules have
 * their names in `lib/mdx/plugins.ts`, and those on the sidebars in `lib/mdx/check/structure.ts`.
 */
export const treeRules: Record<string, (tree: Root, file: VFile) => void> = {
  component,
  'heading-level': headingLevel,
  image,
  language,
}

/**
 * On the text of pages and samples, by name: what readers may paste must do them no harm, and search
 * engines must find pages.
 */
const textRules = {
  address,
  description,
  'hidden-unicode': hiddenUnicode,
  'package-name': packageName,
  placeholder,
  secret,
  size,
  'unsafe-value': unsafeValue,
} as Record<string, Find>

/**
 * What the rules on text find in one page or sample, from top to bottom.
 * @param file its path from the project's folder
 */
export function lint(file: string, text: string, allowed: Allowed): Finding[] {
  const source = readSource(file, text)
  return Object.entries(textRules)
    .flatMap(([rule, find]) => [...find(source, allowed)].map(hit => ({ rule, ...hit })))
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, ...found }) => ({ file, ...placeOf(text, offset), ...found }))
}
