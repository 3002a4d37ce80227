import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Reads which files git ignores, so that they are no sources. An archive has no git, so this reads names and
 * paths from `/` in `.gitignore`, and no patterns.
 * @param {string} root the project's folder
 * @returns {(file: string) => boolean} whether it ignores a file, relative to that folder
 */
export function readIgnored(root) {
  const list = path.join(root, '.gitignore')
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split(/\r?\n/) : []
  const ignored = new Set(lines.filter(Boolean).map(line => line.replace(/\/$/, '')))
  return file => ignored.has(`/${file}`) || file.split('/').some(name => ignored.has(name))
}
