import { expect, test } from 'vitest'
import { sidebars } from '../../../sidebars.config'
import { checkEditedPage } from './edited-page'
import { readPage } from './read-page.mjs'

test('an edited page is held to all rules, with the other pages as they are', async () => {
  const description = 'A page with four mistakes, each of which is told by itself.'
  const links = 'TODO: [a](/studdy), [b](/study#nope), [c](./nope.mdx)'
  const text = `---\ntitle: A\ndescription: ${description}\n---\n\n${links}\n`
  const { errors, warnings } = await checkEditedPage('markdown-page', text, sidebars, readPage)
  expect(errors).toEqual([
    expect.stringMatching(/^content\/markdown-page\.mdx:6:1 placeholder — /),
    expect.stringMatching(/^content\/markdown-page\.mdx:6:7 link — .* — did you mean '\/study'\?$/),
  ])
  expect(warnings).toEqual([
    expect.stringMatching(/^content\/markdown-page\.mdx:6:21 anchor — /),
    expect.stringMatching(/^content\/markdown-page\.mdx:6:39 file-link — /),
  ])
})
