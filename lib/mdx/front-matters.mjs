import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { docId } from './doc-files.mjs'

const FRONT_MATTER = /^---\n(.*?)\n---/s

/**
 * What the pages of a folder say of themselves, read without compiling them. Unproved: a page's own
 * compilation tells what is wrong with its front matter.
 * @param {string} folder
 * @returns {{ id: string, front: Record<string, unknown> }[]}
 */
export function readFrontMatters(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.mdx'))
    .sort()
    .map(file => ({
      id: docId(file),
      front: parseFrontMatter(readFileSync(path.join(folder, file), 'utf8')),
    }))
}

/** @type {Map<string, Record<string, unknown>>} one run asks for the same pages several times */
const parsed = new Map()

/**
 * What one page says of itself; nothing when it cannot be read.
 * @param {string} source
 * @returns {Record<string, unknown>}
 */
export function parseFrontMatter(source) {
  const yaml = source.match(FRONT_MATTER)?.[1] ?? ''
  const front = parsed.get(yaml) ?? parseYaml(yaml)
  parsed.set(yaml, front)
  return front
}

/** @param {string} text */
function parseYaml(text) {
  try {
    return parse(text) ?? {}
  } catch {
    return {}
  }
}
