import type { ReactNode } from 'react'
import styles from './code-block.module.css'
import { CopyButton } from './copy-button'

type CodeBlockProps = {
  language: string
  /** Shown above the code, usually a file name. */
  title?: string
  children: ReactNode
}

/** A block of code, coloured at build. */
export function CodeBlock({ language, title, children }: CodeBlockProps) {
  return (
    <div className={styles.block} data-code-block>
      <div className={styles.header}>
        <span className={styles.title}>{title ?? (language === 'text' ? '' : language)}</span>
        <CopyButton />
      </div>
      <pre className={styles.code} data-scrollable>
        {children}
      </pre>
    </div>
  )
}
