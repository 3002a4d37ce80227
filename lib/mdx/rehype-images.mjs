/**
 * @import { Root } from 'hast'
 * @import { VFile } from 'vfile'
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { visit } from 'unist-util-visit'
import { imageSize } from './image-size.mjs'
import { fail } from './source.mjs'

const EXTERNAL = /^([a-z][a-z\d+.-]*:|\/\/)/i

/** Gives the images of a page their size, so that nothing moves when they arrive. */
export default function rehypeImages() {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    visit(tree, 'element', image => {
      const source = String(image.properties.src ?? '')
      if (image.tagName !== 'img' || EXTERNAL.test(source)) return
      const name = path.join('public', decodeURIComponent(source))
      if (!source.startsWith('/') || !existsSync(path.join(file.cwd, name))) {
        fail(
          file,
          image.position,
          `There is no image ${source}. Put the file into public/ and begin its address with '/'.`,
        )
      }
      const size = imageSize(readFileSync(path.join(file.cwd, name)))
      if (!size) {
        fail(file, image.position, `The size of ${source} cannot be read. Use an SVG or a PNG.`)
      }
      Object.assign(image.properties, size)
    })
  }
}
