'use client'

import { type ReactNode, useRef, useState } from 'react'
import { useConfirmation, useHydrated } from '../shell/hooks'
import { Icon } from '../shell/icon'
import styles from './code.module.css'
import { copyText } from './copy-text'
import { RunButton, type RunOutput } from './run-button'

type CodeFrameProps = {
  /** Accessible name: the file or the language. */
  name: string
  /** Rendered in the header, beside the buttons. */
  label: ReactNode
  /** Whether a line is too long for the column: the code then wraps initially. */
  isLong?: boolean
  /** The runnable sample that printed this output, without extension. */
  program?: string | undefined
  /** Rendered below the code. */
  note?: ReactNode
  children: ReactNode
}

/** The frame around code, with buttons that wrap, run and copy it. */
export function CodeFrame({ name, label, isLong, program, note, children }: CodeFrameProps) {
  const code = useRef<HTMLPreElement>(null)
  const [isWrapped, setWrapped] = useState(Boolean(isLong))
  const [output, setOutput] = useState<RunOutput>()
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
        {/* First, so that the others do not shift: CSS hides it where nothing overflows (scrollable-regions.tsx). */}
        {hasButtons && <WrapButton isWrapped={isWrapped} onToggle={() => setWrapped(!isWrapped)} />}
        {hasButtons && program && (
          <RunButton sample={program} readRecorded={readCode} onOutput={setOutput} />
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
