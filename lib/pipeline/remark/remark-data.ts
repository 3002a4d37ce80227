import type { Paragraph, Root, RootContent } from 'mdast'
import {
  contractNames,
  deploymentStatus,
  deploymentSummary,
  deployments,
  type Setting,
} from '../../site/deployments'
import { glossary } from '../../site/glossary'
import { siteConfig } from '../../site/site-config'
import { code, link, type OwnNode, own, paragraph, table, text } from '../../tree/nodes'
import { SKIP, visit } from '../../tree/visit'

/** Content that replaces a tag, from the site's data. */
export const dataTags: Record<string, () => RootContent[]> = {
  Deployments: () => deploymentNodes(),
  DeploymentStatus: () => [deploymentStatusLine()],
  Glossary: () => [glossaryList()],
}

/** Replaces data tags with the Markdown that an author would have written. */
export default function remarkData() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (tag, index, parent) => {
      const nodes = dataTags[tag.name ?? '']?.()
      if (!nodes || !parent || index === undefined) return
      parent.children.splice(index, 1, ...(nodes as typeof parent.children))
      return SKIP
    })
  }
}

/** Status of the public deployment. */
function deploymentStatusLine(): Paragraph {
  const { status, before, link: target } = deploymentSummary()
  return paragraph(
    { type: 'strong', children: [text(status)] },
    text(before),
    link(target.href, text(target.label)),
    text('.'),
  )
}

/** Published deployments, where to ask, and the addresses, one column per chain. */
export function deploymentNodes(published = deployments): RootContent[] {
  const status = text(`${deploymentStatus(published).join(' ')} Ask in the `)
  const ask = link(siteConfig.repositoryUrl, text('repository of this documentation'))
  const chains = published.map(({ chainId, chainName }) => `${chainName} (${chainId})`)
  const head = ['Contract or value', 'Setting', ...chains].map(name => [text(name)])
  const body = Object.entries(contractNames).map(([setting, name]) => {
    const values = published.map(({ contracts }) => contracts[setting as Setting])
    const cells = values.map(value => [value ? code(value) : text('not published')])
    return [[text(name)], [code(setting)], ...cells]
  })
  return [
    paragraph(status, ask, text('. A deployment has these values:')),
    table({}, head, ...body),
  ]
}

/** All terms, each with the id that pages link to. */
function glossaryList(): OwnNode {
  const entries = glossary.flatMap(({ id, name, definition, page }) => [
    own('dt', { id }, text(name)),
    own('dd', {}, text(`${definition} `), link(page, text(`More on ${name}`))),
  ])
  return own('dl', { className: ['glossary'] }, ...entries)
}
