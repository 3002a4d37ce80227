import { readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The file, or the files below the folder, in a fixed order. Links are followed, but for those that lead back to a folder
 * on the way, and those that lead nowhere.
 * @param {string} file
 * @param {string[]} [folders] real paths of the folders on the way
 * @returns {string[]}
 */
export function filesUnder(file, folders = []) {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [file]
  const folder = realpathSync(file)
  if (folders.includes(folder)) return []
  return readdirSync(file)
    .sort()
    .flatMap(name => filesUnder(path.join(file, name), [...folders, folder]))
}
