'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '../shell/icon'
import { useHydrated } from '../shell/use-browser'
import { useConfirmation } from '../shell/use-confirmation'
import styles from './code-frame.module.css'
import { copyText } from './copy-text'
import { RunButton, type RunOutput } from './run-button'

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
  const readCode = () => code.current?.textContent ?? ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={styles.block}
      role="group"
      aria-label={name ? `Code: ${name}` : 'Code'}
      data-code-block
    >
      <div className={styles.header} data-runs={program ? '' : undefined}>
        <div className={styles.label}>{label}</div>
        {/* First: CSS hides it where nothing scrolls (scrollable-regions.tsx), and the others must not move. */}
        {hasButtons && <WrapButton isWrapped={isWrapped} onToggle={() => setWrapped(!isWrapped)} />}
        {hasButtons && program && (
          <RunButton sample={program} readRecorded={readCode} show={setOutput} />
        )}
        {hasButtons && <CopyButton readCode={readCode} />}
      </div>
      <pre
        ref={code}
        className={styles.code}
        data-wrapped={isWrapped ? '' : undefined}
        data-long={isLong ? '' : undefined}
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

type WrapButtonProps = { isWrapped: boolean; onToggle: () => void }

/** Breaks long lines of code, or lets them scroll again. */
function WrapButton({ isWrapped, onToggle }: WrapButtonProps) {
  const label = 'Toggle word wrap'
  return (
    <button
      type="button"
      className={styles.wrap}
      aria-label={label}
      aria-pressed={isWrapped}
      title={label}
      onClick={onToggle}
    >
      <Icon name="wrap" size={16} />
    </button>
  )
}

/** Copies code, and says so for a moment. */
function CopyButton({ readCode }: { readCode: () => string }) {
  const [copied, confirm] = useConfirmation()
  return (
    <button
      type="button"
      aria-label={copied ? 'Copied' : 'Copy code to clipboard'}
      title="Copy"
      onClick={async () => {
        await copyText(readCode())
        confirm()
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} size={16} />
    </button>
  )
}
