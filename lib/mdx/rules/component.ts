import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { nearest } from '../nearest'
import { dataTags } from '../plugins/remark-data'
import { report } from '../source'
import { visit } from '../visit'

/** A tag with a capital letter is one of the components that pages may use. */
export function component(tree: Root, file: VFile) {
  visit(tree, node => {
    const name = 'name' in node && typeof node.name === 'string' ? node.name : ''
    if (!/^mdxJsx(Flow|Text)Element$/.test(node.type) || !/^[A-Z]/.test(name)) return
    const known = componentNames()
    if (known.includes(name)) return
    const reason = `There is no component '<${name}>'. Use one of mdx-components.tsx.`
    report(file, node.position, reason, nearest(name, known))
  })
}

/**
 * Names in `mdx-components.tsx`, of the figures and of data. Read as text: what checks pages knows no React,
 * and the development server sees a new component at once.
 */
export function componentNames(root: string = process.cwd()): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const [, listed = ''] = /const components = \{([^}]*)\}/.exec(read('mdx-components.tsx')) ?? []
  const own = listed.split(',').map(entry => entry.split(':')[0]?.trim() ?? '')
  const figures = [...read('components/figures/index.ts').matchAll(/export \{ (\w+) \}/g)]
  const names = [...own, ...figures.map(([, name = '']) => name), ...Object.keys(dataTags)]
  return names.filter(name => /^[A-Z]/.test(name))
}
