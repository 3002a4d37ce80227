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
