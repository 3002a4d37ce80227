import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

import type { TocNode } from '@/lib/site/toc'
import { InlineCode } from '../mdx/elements'
import { Icon } from '../ui/icon'
import styles from './toc.module.css'
import { TocNav } from './toc-nav'

/** The table of contents: beside the text, or on small screens under the title and behind a bar. */
export function Toc({ nodes }: { nodes: TocNode[] }) {
  // A shared element is serialized once in the page's payload.
  const list = <TocList nodes={nodes} />
  return (
    <>
      <details className={`${styles.toc} ${styles.mobile}`}>
        <summary className={styles.summary}>
          On this page
          <Icon name="down" size={16} />
        </summary>
        {list}
      </details>
      <TocNav>{list}</TocNav>
    </>
  )
}

function TocList({ nodes }: { nodes: TocNode[] }) {
  if (nodes.length === 0) return null
  return (
    <ul>
      {nodes.map(({ id, title, children }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {toJsxRuntime(
              { type: 'root', children: title },
              { Fragment, jsx, jsxs, components: { code: InlineCode } },
            )}
          </a>
          <TocList nodes={children} />
        </li>
      ))}
    </ul>
  )
}
