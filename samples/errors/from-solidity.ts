import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packageFile } from '../api/packages'

/** A text, the file that has it without its ending, and the function. */
export type Raised = { text: string; file: string; member: string }

/** A function's name, or the text of a `require` or `revert`. */
const PART = /\bfunction (\w+)|\b(?:require|revert)\([^;]*?['"]([^'"]+)['"]\s*\);/g

/** The texts in a folder of Solidity that a package ships. */
export function readSources(packageName: string, folder: string): Raised[] {
  const directory = packageFile(packageName, folder)
  const files = readdirSync(directory).filter(file => file.endsWith('.sol'))
  return files.flatMap(file => {
    let member = ''
    const source = readFileSync(path.join(directory, file), 'utf8')
    return [...source.matchAll(PART)].flatMap(([, name, text]) => {
      member = name ?? member
      return text ? [{ text, file: path.basename(file, '.sol'), member }] : []
    })
  })
}
