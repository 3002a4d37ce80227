import { expect, test } from 'vitest'
import { compilePage } from '../compile-page.fixture'

const tab = (attributes: string) => `<TabItem ${attributes}>\n\nText.\n\n</TabItem>\n`
const V2 = tab('value="v2" label="v2"')
const V3 = tab('value="v3" label="v3"')
const tabs = (items: string, attributes = '') => `<Tabs${attributes}>\n${items}</Tabs>`

test('tabs with different values and a known default compile', async () => {
  await expect(
    compilePage(tabs(V2 + V3, ' groupId="version" defaultValue="v3"')),
  ).resolves.toBeDefined()
})

test.each([
  [
    'a value used twice',
    tabs(V2 + V2),
    "11:1 The tab value 'v2' is used twice. Give this one another.",
  ],
  [
    'a missing value',
    tabs(tab('label="v2"')),
    '6:1 The tab has no value. Write \'<TabItem value="v2" label="v2">\'.',
  ],
  [
    'a missing label',
    tabs(tab('value="v2"')),
    '6:1 The tab has no label. Write \'<TabItem value="v2" label="v2">\'.',
  ],
  [
    'an unknown default',
    tabs(V2 + V3, ' defaultValue="v4"'),
    "5:1 No tab has the default value 'v4'. Use one of: v2, v3.",
  ],
  [
    'text beside the tabs',
    tabs(`${V2}\nText.\n`),
    "12:1 Tabs hold nothing but tabs. Put this into a '<TabItem>'.",
  ],
  ['no tab', tabs(''), "5:1 The tabs are empty. Put a '<TabItem>' into them."],
])('%s is an error that names the page and the place', async (_, body, message) => {
  await expect(compilePage(body)).rejects.toMatchObject({ message: `content/page.mdx:${message}` })
})
