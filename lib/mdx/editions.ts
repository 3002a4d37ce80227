import { existsSync } from 'node:fs'
import path from 'node:path'
import { siteConfig } from '../site/site-config'
import { edition } from '../site/site-url.mjs'
import { listVersions, projectFolder, sourceFolder } from './versions.mjs'

const [first, ...others] = siteConfig.locales

/** Names of all editions beside the one at the root; none where one of them is built. */
export const listEditions = (): string[] =>
  edition ? [] : [...listVersions(), ...others.map(({ code }) => code)]

/** The file that a page is made from, seen from the folder of the sources: its translation, if it has one. */
export function sourceFile(id: string): string {
  const translation = `content/${id}.${edition}.mdx`
  return existsSync(path.join(projectFolder, sourceFolder, translation))
    ? translation
    : `content/${id}.mdx`
}

/** The language of what is not translated, where it is not that of the interface. */
export const sourceLanguage = siteConfig.locale === first ? undefined : first.htmlLang

/** The same of a page. */
export const languageOf = (id: string): string | undefined =>
  sourceFile(id) === `content/${id}.mdx` ? sourceLanguage : undefined
