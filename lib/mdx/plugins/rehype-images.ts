import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { isExternal } from '../../site/hrefs'
import { nearest } from '../nearest'
import { report } from '../source'
import { publicFiles } from '../source-hash.mjs'
import { visit } from '../visit'

/** An image of more takes a second on a line with 1.6 Mbit/s. */
const MOST_BYTES = 200_000

/** Gives the images of a page their size, so that nothing moves when they arrive. */
export default function rehypeImages() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', image => {
      const source = String(image.properties.src ?? '')
      // What another site has, remark-safe-content refuses.
      if (image.tagName !== 'img' || isExternal(source)) return
      const name = path.join('public', decodeURIComponent(source))
      if (!source.startsWith('/') || !existsSync(path.join(file.cwd, name))) {
        const reason = `There is no image ${source}. Put the file into public/ and begin its address with '/'.`
        return report(file, image.position, reason, nearest(source, publicFiles(file.cwd)))
      }
      const bytes = readFileSync(path.join(file.cwd, name))
      if (bytes.length > MOST_BYTES) {
        const reason = `${source} has ${Math.ceil(bytes.length / 1000)} kB. Make it smaller than ${MOST_BYTES / 1000} kB, or draw it as an SVG.`
        report(file, image.position, reason)
      }
      const size = imageSize(bytes)
      if (!size) {
        const reason = `The size of ${source} cannot be read. Use an SVG or a PNG.`
        return report(file, image.position, reason)
      }
      Object.assign(image.properties, size)
    })
  }
}

/** Width and height of an image, as an SVG says in its root element and a PNG in its header. */
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
