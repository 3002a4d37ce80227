import { bundledLanguagesInfo } from 'shiki/langs'

/** Languages with colours. */
export const LANGUAGES = [
  'bash',
  'css',
  'diff',
  'html',
  'json',
  'mdx',
  'solidity',
  'typescript',
  'yaml',
]

/** Short names beside the usual ones (ts, sh, yml, …). */
export const ALIASES = { sol: 'solidity' }

/** What a fence may name; `text` has no colours. */
export const languageNames = [
  'text',
  ...LANGUAGES,
  ...Object.keys(ALIASES),
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => {
    const names = [id, ...aliases]
    return names.some(name => LANGUAGES.includes(name)) ? names : []
  }),
]
