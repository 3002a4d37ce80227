import { isFile } from '../../site/hrefs'
import { sampleAddress } from '../../site/sample-files'
import type { CheckedPage } from '../compile'
import { nearest } from '../nearest'
import type { Finding } from './finding'
import { faultOfLink, splitLink, type Targets } from './links'

const SAMPLES = sampleAddress('')

/** Links of a page that lead nowhere. */
export function checkPageLinks(
  { file, path, links }: Pick<CheckedPage, 'file' | 'path' | 'links'>,
  targets: Targets,
): Finding[] {
  return links.flatMap(({ href, line, column }) => {
    const fault = faultOfLink(href, path, targets)
    if (!fault) return []
    const { address, path: target, hash } = splitLink(href, path)
    if (fault === 'anchor') {
      const message = `The link leads to ${href}, but ${target} has no such heading. Correct it, or give the heading this {#id}.`
      const id = nearest(hash, [...(targets.pages.get(target) ?? [])])
      const meant = id && `${address}#${id}`
      return [{ file, line, column, rule: 'anchor', message, nearest: meant }]
    }
    const [what, known] = isFile(address)
      ? [
          `file in ${address.startsWith(SAMPLES) ? 'samples/ for readers' : 'public/'}`,
          [...targets.files],
        ]
      : ['page', [...targets.pages.keys()]]
    const message = `The link leads to ${href}, where there is no ${what}. Correct the address, or add the ${what.split(' ')[0]}.`
    return [{ file, line, column, rule: 'link', message, nearest: nearest(target, known) }]
  })
}
