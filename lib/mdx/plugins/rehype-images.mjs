/**
 * @import { Root } from 'hast'
 * @import { VFile } from 'vfile'
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from '../image-size.mjs'
import { nearest } from '../nearest.mjs'
import { report } from '../source.mjs'
import { visit } from '../visit.mjs'

/** Gives the images of a page their size, so that nothing moves when they arrive. */
export default function rehypeImages() {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    visit(tree, 'element', image => {
      const source = String(image.properties.src ?? '')
      if (image.tagName !== 'img') return
      const name = path.join('public', decodeURIComponent(source))
      if (!source.startsWith('/') || !existsSync(path.join(file.cwd, name))) {
        return report(
          file,
          image.position,
          `There is no image ${source}. Put the file into public/ and begin its address with '/'.`,
          nearest(source, imageAddresses(file.cwd)),
        )
      }
      const size = imageSize(readFileSync(path.join(file.cwd, name)))
      if (!size) {
        return report(
          file,
          image.position,
          `The size of ${source} cannot be read. Use an SVG or a PNG.`,
        )
      }
      Object.assign(image.properties, size)
    })
  }
}

/** @param {string} root the project's folder */
function imageAddresses(root) {
  const files = readdirSync(path.join(root, 'public'), { recursive: true, encoding: 'utf8' })
  return files.map(file => `/${file.split(path.sep).join('/')}`)
}
