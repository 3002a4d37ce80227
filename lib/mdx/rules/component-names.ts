import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dataTags } from '../plugins/remark-data'

/**
 * Tags that pages may use: components of `mdx-components.tsx`, figures and data. Reads the sources as text,
 * so that checking pages needs no React and the development server sees a new component at once.
 */
export function componentNames(root: string = process.cwd()): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const [, listed = ''] = /const components = \{([^}]*)\}/.exec(read('mdx-components.tsx')) ?? []
  const own = listed.split(',').map(entry => entry.trim())
  const figures = read('components/figures/index.ts').matchAll(/(?<=^export \{ )\w+(?= \})/gm)
  const names = [...own, ...Array.from(figures, ([name]) => name), ...Object.keys(dataTags)]
  return names.filter(name => /^[A-Z]/.test(name))
}
