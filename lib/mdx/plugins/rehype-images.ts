import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { imageSize } from '../image-size'
import { nearest } from '../nearest'
import { report } from '../source'
import { visit } from '../visit'

/** Gives the images of a page their size, so that nothing moves when they arrive. */
export default function rehypeImages() {
  return (tree: Root, file: VFile) => {
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

/** @param root the project's folder */
function imageAddresses(root: string) {
  const files = readdirSync(path.join(root, 'public'), { recursive: true, encoding: 'utf8' })
  return files.map(file => `/${file.split(path.sep).join('/')}`)
}
