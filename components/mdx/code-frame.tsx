'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useConfirmation, useHydrated } from '../shell/hooks'
import { Icon } from '../shell/icon'
import styles from './code.module.css'
import { copyText } from './copy-text'

/** Output of a run: the lines that replace the recorded ones, and the notes below. */
export type RunOutput = { lines?: ReactNode; notes: ReactNode }

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

/** Copies the declarations of a signature on a reference page (lib/mdx/reference/api-signature.ts). */
export function CopySignature() {
  const readSignature = (button: Element) => {
    const declarations = button.closest('[data-signature]')?.querySelectorAll('code') ?? []
    const linesOf = (code: Element) => [...code.children].map(line => line.textContent).join('\n')
    return Array.from(declarations, linesOf).join('\n\n')
  }
  return useHydrated() && <CopyButton readCode={readSignature} />
}

function CopyButton({ readCode }: { readCode: (button: Element) => string }) {
  const [copied, confirm] = useConfirmation()
  return (
    <button
      type="button"
      aria-label={copied ? 'Copied' : 'Copy code to clipboard'}
      title="Copy"
      onClick={async ({ currentTarget }) => {
        await copyText(readCode(currentTarget))
        confirm()
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} size={16} />
    </button>
  )
}

type RunButtonProps = {
  /** File of the sample without extension, such as `v3/quoting`. */
  sample: string
  readRecorded: () => string
  onOutput: (output: RunOutput) => void
}

/** Runs the program that printed the recorded output. Its files are prefetched on hover and focus. */
function RunButton({ sample, readRecorded, onOutput }: RunButtonProps) {
  const [stop, setStop] = useState<() => void>()
  useEffect(() => stop, [stop])
  // Kept, since a run replaces it on the page.
  const recorded = useRef<string>(undefined)

  const prefetch = () =>
    void load()
      .then(({ prepareRun }) => prepareRun(sample))
      .catch(() => {})
  const run = () => {
    recorded.current ??= readRecorded()
    const text = recorded.current
    const onEnd = () => setStop(undefined)
    load().then(
      ({ runSample }) => {
        const stopRun = runSample(sample, text, onOutput, onEnd)
        setStop(() => stopRun)
      },
      () => onOutput({ notes: UNREACHABLE }),
    )
  }
  return (
    <button
      type="button"
      className={styles.run}
      title={stop ? 'Stop this program' : 'Run this program here, in the page'}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={stop ?? run}
    >
      <Icon name={stop ? 'stop' : 'run'} size={14} /> {stop ? 'Stop' : 'Run'}
    </button>
  )
}

const load = () => import('./run-output')

// A failed module stays failed until the document is reloaded.
const UNREACHABLE = (
  <p role="status">
    The code that runs programs could not be fetched. Reload the page to try again.
  </p>
)
