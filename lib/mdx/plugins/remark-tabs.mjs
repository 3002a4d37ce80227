/**
 * @import { Root } from 'mdast'
 * @import { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
 * @import { VFile } from 'vfile'
 */

import { report } from '../source.mjs'
import { visit } from '../visit.mjs'

/** Refuses tabs that could not be told apart or chosen. */
export default function remarkTabs() {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', tabs => {
      if (tabs.name === 'Tabs') checkTabs(tabs, file)
    })
  }
}

/** @param {MdxJsxFlowElement} tabs @param {VFile} file */
function checkTabs(tabs, file) {
  /** @type {string[]} */
  const values = []
  for (const item of tabs.children) {
    if (item.type !== 'mdxJsxFlowElement' || item.name !== 'TabItem') {
      report(file, item.position, "Tabs hold nothing but tabs. Put this into a '<TabItem>'.")
      continue
    }
    for (const name of ['value', 'label']) {
      if (read(item, name)) continue
      report(
        file,
        item.position,
        `The tab has no ${name}. Write '<TabItem value="v2" label="v2">'.`,
      )
    }
    const value = read(item, 'value') ?? ''
    if (values.includes(value)) {
      report(file, item.position, `The tab value '${value}' is used twice. Give this one another.`)
    }
    values.push(value)
  }
  if (values.length === 0) {
    report(file, tabs.position, "The tabs are empty. Put a '<TabItem>' into them.")
  }
  const chosen = read(tabs, 'defaultValue')
  if (chosen !== undefined && !values.includes(chosen)) {
    report(
      file,
      tabs.position,
      `No tab has the default value '${chosen}'. Use one of: ${values.join(', ')}.`,
    )
  }
}

/**
 * @param {MdxJsxFlowElement | MdxJsxTextElement} element
 * @param {string} name
 * @returns {string | undefined} the attribute, when it is plain text
 */
function read(element, name) {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue
    if (typeof attribute.value === 'string') return attribute.value
  }
}
