import path from 'node:path'
import { expect, test } from 'vitest'
import { sidebars } from '../../sidebars.config'
import { checkEditedPage } from './edited-page'

const at = (name: string) => path.join(process.cwd(), 'content', name)

test('an edited page is held to all rules, with the other pages as they are', async () => {
  const description = 'A page with four mistakes, each of which is told by itself.'
  const links = 'TODO: [a](/studdy), [b](/study#nope), [c](./nope.mdx)'
  const text = `---\ntitle: A\ndescription: ${description}\n---\n\n${links}\n`
  const { errors, warnings, dependencies } = await checkEditedPage(
    at('markdown-page.mdx'),
    text,
    sidebars,
  )
  expect(errors).toEqual([
    expect.stringMatching(/^content\/markdown-page\.mdx:6:1 placeholder — /),
    expect.stringMatching(/^content\/markdown-page\.mdx:6:7 link — .* — did you mean '\/study'\?$/),
  ])
  expect(warnings).toEqual([
    expect.stringMatching(/^content\/markdown-page\.mdx:6:21 anchor — /),
    expect.stringMatching(/^content\/markdown-page\.mdx:6:39 file-link — /),
  ])
  // Both come to be, or go, without an edit of this page.
  expect(dependencies).toEqual(expect.arrayContaining([at('studdy.mdx'), at('study/index.mdx')]))
})
