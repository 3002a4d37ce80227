import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { report } from '../../content/report'
import { attributeOf, isTag } from '../../tree/nodes'
import { visit } from '../../tree/visit'

declare module 'vfile' {
  interface DataMap {
    /** Clients, such as `viem`, with which the page shows its samples. */
    clients: string[]
  }
}

/** Tabs of this group are the same samples with other clients. */
const CLIENTS = 'client'

/** Reports tabs that readers cannot select, and collects the clients of the page. */
export default function remarkTabs() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (element, _, parent) => {
      if (element.name === 'Tabs') checkTabs(element, file)
      if (element.name === 'TabItem' && !(parent && 'name' in parent && parent.name === 'Tabs')) {
        report(file, element.position, "The tab is not in a group. Put it into '<Tabs>'.")
      }
    })
  }
}

function checkTabs(tabs: MdxJsxFlowElement, file: VFile) {
  const values: string[] = []
  for (const item of tabs.children) {
    if (!isTag(item) || item.name !== 'TabItem') {
      report(file, item.position, "'<Tabs>' may only contain tabs. Put this into a '<TabItem>'.")
      continue
    }
    for (const name of ['value', 'label']) {
      if (attributeOf(item, name)) continue
      const reason = `The tab has no ${name}. Write '<TabItem value="v2" label="v2">'.`
      report(file, item.position, reason)
    }
    const value = attributeOf(item, 'value') ?? ''
    if (values.includes(value)) {
      report(file, item.position, `The tab value '${value}' is used twice. Give this one another.`)
    }
    values.push(value)
  }
  if (values.length === 0) {
    report(file, tabs.position, "The tabs are empty. Put a '<TabItem>' into them.")
  }
  if (attributeOf(tabs, 'groupId') === CLIENTS) {
    file.data.clients = [...new Set([...(file.data.clients ?? []), ...values])]
  }
  const chosen = attributeOf(tabs, 'defaultValue')
  if (chosen !== undefined && !values.includes(chosen)) {
    const reason = `No tab has the default value '${chosen}'. Use one of: ${values.join(', ')}.`
    report(file, tabs.position, reason)
  }
}
