'use client'

import { type ReactNode, useRef, useState } from 'react'
import { useHydrated } from '../use-hydrated'
import styles from './code-block.module.css'
import { CopyButton } from './copy-button'
import { useOverflow } from './use-overflow'
import { WrapButton } from './wrap-button'

type CodeBlockProps = {
  language: string
  /** Shown above the code, usually a file name. */
  title?: string
  children: ReactNode
}

/** A block of code, coloured at build. */
export function CodeBlock({ language, title, children }: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null)
  const [isWrapped, setWrapped] = useState(false)
  const overflows = useOverflow(code)
  // Without scripts there is nothing to press.
  const hasButtons = useHydrated()
  return (
    <div className={styles.block} data-code-block>
      <div className={styles.header}>
        <span className={styles.title}>{title ?? (language === 'text' ? '' : language)}</span>
        {hasButtons && (overflows || isWrapped) && (
          <WrapButton isWrapped={isWrapped} onToggle={() => setWrapped(!isWrapped)} />
        )}
        {hasButtons && <CopyButton readCode={() => code.current?.textContent ?? ''} />}
      </div>
      <pre
        ref={code}
        className={styles.code}
        data-wrapped={isWrapped ? '' : undefined}
        data-scrollable
      >
        {children}
      </pre>
    </div>
  )
}
