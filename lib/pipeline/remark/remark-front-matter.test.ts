import { expect, test } from 'vitest'
import { compileFile } from '../compile-page.fixture'

test('title and description are read, without spaces around them', async () => {
  const { front } = await compileFile('---\ntitle: " Pools "\ndescription: "v2: pools"\n---\nText.')
  expect(front).toEqual({ title: 'Pools', description: 'v2: pools' })
})

test.each(['keywords: [pool]', 'draft: true', 'toc_max_heading_level: 4'])(
  '%s is an error at its place',
  async lines => {
    await expect(
      compileFile(`---\ntitle: A\ndescription: B\n${lines}\n---\nText.`),
    ).rejects.toMatchObject({
      message: `content/page.mdx:4:1 Front matter has no key '${lines.split(':')[0]}'. Remove the line or use one of: title, description, api.`,
    })
  },
)
