'use client'

import { type ReactNode, useRef, useState } from 'react'
import { useHydrated } from '../shell/use-hydrated'
import styles from './code-frame.module.css'
import { CopyButton } from './copy-button'
import { RunButton, type RunOutput } from './run-button'
import { WrapButton } from './wrap-button'

type CodeFrameProps = {
  /** What the code is, for those who hear it: its file or its language. */
  name: string
  /** What stands above the code, beside the buttons. */
  label: ReactNode
  /** Whether a line is longer than lines of code are: it then wraps from the start. */
  isLong?: boolean
  /** The sample that printed what stands here, without extension; it can be run. */
  program?: string | undefined
  /** Stands below the code. */
  note?: ReactNode
  children: ReactNode
}

/** The box around code, with the buttons that do something with it. */
export function CodeFrame({ name, label, isLong, program, note, children }: CodeFrameProps) {
  const code = useRef<HTMLPreElement>(null)
  const [isWrapped, setWrapped] = useState(Boolean(isLong))
  const [output, setOutput] = useState<RunOutput>()
  // Without scripts there is nothing to press.
  const hasButtons = useHydrated()
  const notes = output?.notes ?? note
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={styles.block}
      role="group"
      aria-label={name ? `Code: ${name}` : 'Code'}
      data-code-block
    >
      <div className={styles.header}>
        <div className={styles.label}>{label}</div>
        {/* First: CSS hides it where nothing scrolls (scrollable-regions.tsx), and the others must not move. */}
        {hasButtons && <WrapButton isWrapped={isWrapped} onToggle={() => setWrapped(!isWrapped)} />}
        {hasButtons && program && (
          <RunButton
            sample={program}
            readRecorded={() => code.current?.textContent ?? ''}
            show={setOutput}
          />
        )}
        {hasButtons && <CopyButton readCode={() => code.current?.textContent ?? ''} />}
      </div>
      <pre
        ref={code}
        className={styles.code}
        data-wrapped={isWrapped ? '' : undefined}
        data-scrollable
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls; see scrollable-regions.tsx
        tabIndex={0}
      >
        {output?.lines ?? children}
      </pre>
      {notes && <div className={styles.notes}>{notes}</div>}
    </div>
  )
}
