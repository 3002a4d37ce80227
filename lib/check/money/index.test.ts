import { expect, test } from 'vitest'
import { describeFinding } from '../../content/finding'
import { readAllowed } from './allowed'
import { lint } from './index'

test('reports all findings of a file, from top to bottom, with position, rule and remedy', () => {
  const text = 'TODO: pay\u200b.\n\n```bash\nnpm i @swapx/v3-sdk # TBD\n```\n'
  expect(lint('content/page.mdx', text, readAllowed()).map(describeFinding)).toEqual([
    "content/page.mdx:1:1 placeholder — 'TODO' marks missing text. Write it, or remove the words.",
    'content/page.mdx:1:10 hidden-unicode — U+200B is invisible. Remove it.',
    "content/page.mdx:4:7 package-name — '@swapx/v3-sdk' is not a package of this project, and an attacker may publish under such a name. Write the name of the package that you use. — did you mean '@uniswap/v3-sdk'?",
    "content/page.mdx:4:23 placeholder — 'TBD' marks missing text. Write it, or remove the words.",
  ])
})
