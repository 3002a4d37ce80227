import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { publicFiles } from '../../content/build-id.mjs'
import { nearest } from '../../content/did-you-mean'
import { report } from '../../content/report'
import { isExternal } from '../../site/hrefs'
import { visit } from '../../tree/visit'

const NO_ALT = 'The image has no text alternative. Describe what it shows: ![A pool](/pool.svg).'

/** Adds the size of each image, so that the page does not shift when it loads; reports images without text. */
export default function rehypeImages() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', image => {
      if (image.tagName !== 'img') return
      if (!image.properties.alt) report(file, image.position, NO_ALT)
      const source = String(image.properties.src ?? '')
      // Reported by remark-safe-content.
      if (isExternal(source)) return
      const name = path.join('public', decodeURIComponent(source))
      const isFile = statSync(path.join(file.cwd, name), { throwIfNoEntry: false })?.isFile()
      if (!source.startsWith('/') || !isFile) {
        const reason = `There is no image ${source}. Put the file into public/ and begin its address with '/'.`
        return report(file, image.position, reason, nearest(source, publicFiles(file.cwd)))
      }
      const size = imageSize(readFileSync(path.join(file.cwd, name)))
      if (!size) {
        const reason = `The size of ${source} cannot be read. Use an SVG or a PNG.`
        return report(file, image.position, reason)
      }
      Object.assign(image.properties, size)
    })
  }
}

/** Width and height, from the header of a PNG or the root element of an SVG. */
export function imageSize(image: Buffer): { width: number; height: number } | undefined {
  if (image.toString('latin1', 1, 4) === 'PNG') {
    return { width: image.readUInt32BE(16), height: image.readUInt32BE(20) }
  }
  const root = image.toString('utf8').match(/<svg\s[^>]*>/)?.[0] ?? ''
  const [, , boxWidth, boxHeight] = read(root, 'viewBox').split(/[\s,]+/)
  const width = Number.parseFloat(read(root, 'width') || (boxWidth ?? ''))
  const height = Number.parseFloat(read(root, 'height') || (boxHeight ?? ''))
  return width > 0 && height > 0 ? { width, height } : undefined
}

function read(element: string, attribute: string) {
  return element.match(new RegExp(String.raw`\s${attribute}=["']([^"'%]+)["']`))?.[1]?.trim() ?? ''
}
