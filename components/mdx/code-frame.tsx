'use client'

import { type ReactNode, useRef, useState } from 'react'
import { loadModule } from '@/lib/client/load-module'
import { ChangingText } from '../ui/changing-text'
import { copyText } from '../ui/copy-text'
import { useGuardedEffect } from '../ui/effects'
import { useCopyOutcome, useHydrated } from '../ui/hooks'
import { Icon } from '../ui/icon'
import styles from './code.module.css'
import type { RunView } from './run-output'

type CodeFrameProps = {
  /** Accessible name: the file or the language. */
  name: string
  /** Rendered in the header, beside the buttons. */
  label: ReactNode
  /** Whether a line is too long for the column: the code then wraps initially. */
  isLong?: boolean
  /** The program that Run starts, without extension. */
  program?: string | undefined
  /** Whether the code is the program's recorded output, which a run replaces. */
  isOutput?: boolean
  /** Rendered below the code. */
  note?: ReactNode
  children: ReactNode
}

/** The frame around code, with buttons that wrap, copy and run it. */
export function CodeFrame({
  name,
  label,
  isLong,
  program,
  isOutput,
  note,
  children,
}: CodeFrameProps) {
  const code = useRef<HTMLPreElement>(null)
  const [isWrapped, setWrapped] = useState(Boolean(isLong))
  const [run, setRun] = useState<RunView>()
  useGuardedEffect(() => run?.stop, [run?.stop])
  const hasButtons = useHydrated()
  const notes = run?.details || note
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={styles.block}
      role="group"
      aria-label={name ? `Code: ${name}` : 'Code'}
      data-code-block
      data-live={run?.lines ? '' : undefined}
    >
      <div className={styles.header} data-runs={program}>
        <div className={styles.label}>{label}</div>
        {/* First, so that the others do not shift: CSS hides it where nothing overflows (scrollable-regions.tsx). */}
        {hasButtons && <WrapButton isWrapped={isWrapped} onToggle={() => setWrapped(!isWrapped)} />}
        {hasButtons && (
          <CopyButton
            find={() => ({ shown: code.current, text: code.current?.textContent ?? '' })}
          />
        )}
        {hasButtons && program && (
          <RunButton program={program} isOutput={isOutput} stop={run?.stop} onChange={setRun} />
        )}
      </div>
      {hasButtons && program && (
        <div role="status" className={styles.status}>
          {run?.status}
        </div>
      )}
      {run?.output}
      <pre
        ref={code}
        className={styles.code}
        translate="no"
        data-wrapped={isWrapped ? '' : undefined}
        data-long={isLong ? '' : undefined}
        data-scrollable
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls; see scrollable-regions.tsx
        tabIndex={0}
      >
        {run?.lines || children}
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

/** Copies the declarations of a signature on a reference page (lib/api/api-signature.ts). */
export function CopySignature() {
  const findSignature = (button: Element) => {
    const shown = button.closest('[data-signature]')
    const linesOf = (code: Element) => [...code.children].map(line => line.textContent).join('\n')
    const text = Array.from(shown?.querySelectorAll('code') ?? [], linesOf).join('\n\n')
    return { shown, text }
  }
  return useHydrated() && <CopyButton find={findSignature} />
}

type Copied = {
  /** Selected where the browser refuses to copy it. */
  shown: Element | null
  text: string
}

const COPY_REFUSAL =
  'Not copied, as the browser refuses. The text is selected: copy it with the keyboard.'

const COPY_LABELS = {
  ready: 'Copy code to clipboard',
  copied: 'Copied',
  refused: 'Not copied, only selected',
}

function CopyButton({ find }: { find: (button: Element) => Copied }) {
  const [outcome, report] = useCopyOutcome(COPY_REFUSAL)
  return (
    <button
      type="button"
      aria-label={COPY_LABELS[outcome ?? 'ready']}
      title="Copy"
      onClick={({ currentTarget }) => {
        const { shown, text } = find(currentTarget)
        copyText(text, shown).then(
          () => report('copied'),
          () => report('refused'),
        )
      }}
    >
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={16} />
      {outcome === 'refused' && <ChangingText>{COPY_LABELS.refused}</ChangingText>}
    </button>
  )
}

type RunButtonProps = {
  /** File of the program without extension, such as `v3/quoting`. */
  program: string
  isOutput: boolean | undefined
  stop: RunView['stop']
  onChange: (view: RunView) => void
}

/** Runs a program. Its files are prefetched on hover and focus. */
function RunButton({ program, isOutput, stop, onChange }: RunButtonProps) {
  const prefetch = () =>
    void load()
      .then(({ prepareRun }) => prepareRun(program))
      .catch(() => {})
  const run = () =>
    load().then(
      ({ runSample }) => runSample(program, Boolean(isOutput), onChange),
      () => onChange(UNREACHABLE),
    )
  const label = stop ? 'Stop' : 'Run'
  return (
    <button
      type="button"
      className={styles.run}
      aria-label={label}
      title="Runs here, in the page"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={stop ?? run}
    >
      <Icon name={stop ? 'stop' : 'run'} size={14} /> <ChangingText>{label}</ChangingText>
    </button>
  )
}

const load = loadModule(() => import('./run-output'))

// A failed module stays failed until the document is reloaded.
const UNREACHABLE: RunView = {
  status: (
    <ChangingText>
      The code that runs programs could not be fetched. Reload the page to try again.
    </ChangingText>
  ),
}
