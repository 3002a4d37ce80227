import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dataTags } from '../plugins/remark-data'

/**
 * Tags that pages may use: components of `mdx-components.tsx`, figures and data. Reads the sources as text,
 * so that checking pages needs no React and the development server sees a new component at once.
 */
export function componentNames(root: string = process.cwd()): string[] {
  const source = readFileSync(path.join(root, 'mdx-components.tsx'), 'utf8')
  const [, listed = ''] = /const components = \{([^}]*)\}/.exec(source) ?? []
  const own = listed.split(',').map(entry => entry.trim())
  const names = [...own, ...figureNames(root), ...Object.keys(dataTags)]
  return names.filter(name => /^[A-Z]/.test(name))
}

/** Tags of the figures. */
export function figureNames(root: string = process.cwd()): string[] {
  const source = readFileSync(path.join(root, 'components/figures/index.ts'), 'utf8')
  return Array.from(source.matchAll(/^export \{ (\w+) \}/gm), ([, name = '']) => name)
}
