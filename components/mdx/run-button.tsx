import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../shell/icon'
import styles from './code.module.css'

/** Output of a run: the lines that replace the recorded ones, and the notes below. */
export type RunOutput = { lines?: ReactNode; notes: ReactNode }

type RunButtonProps = {
  /** File of the sample without extension, such as `v3/quoting`. */
  sample: string
  readRecorded: () => string
  onOutput: (output: RunOutput) => void
}

/** Runs the program that printed the recorded output. It is prefetched on hover and focus. */
export function RunButton({ sample, readRecorded, onOutput }: RunButtonProps) {
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
