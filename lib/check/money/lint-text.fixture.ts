import { describeFinding } from '../../content/finding'
import { readAllowed } from './allowed'
import { lint } from './index'

/** An example of EIP-55, as if it were published. */
export const PUBLISHED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const allowed = { ...readAllowed(), addresses: new Set([PUBLISHED.toLowerCase()]) }

/** For tests: findings without their file, as in `1:5 secret — …`. */
export function lintText(text: string, file = 'content/page.mdx'): string[] {
  return lint(file, text, allowed).map(finding => describeFinding(finding).slice(`${file}:`.length))
}

/** For tests: a page whose only content is this code, from line 2. */
export const fence = (code: string, lang = 'ts') => `\`\`\`${lang}\n${code}\n\`\`\`\n`
