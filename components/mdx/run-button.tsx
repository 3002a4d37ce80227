import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../shell/icon'
import styles from './code-frame.module.css'

/** What is shown of a run: the lines in the place of the recorded ones, and what is said below. */
export type RunOutput = { lines?: ReactNode; notes: ReactNode }

type RunButtonProps = {
  /** File of the sample without extension, such as `v3/quoting`. */
  sample: string
  readRecorded: () => string
  show: (output: RunOutput) => void
}

/** Runs the program that printed the recorded output. All that it takes comes with the pointer or the focus. */
export function RunButton({ sample, readRecorded, show }: RunButtonProps) {
  const [stop, setStop] = useState<() => void>()
  useEffect(() => stop, [stop])
  // What a run prints will stand in its place.
  const recorded = useRef<string>(undefined)

  const prepare = () =>
    void load()
      .then(({ prepareRun }) => prepareRun(sample))
      .catch(() => {})
  const run = () => {
    recorded.current ??= readRecorded()
    const text = recorded.current
    const end = () => setStop(undefined)
    load().then(
      ({ runSample }) => {
        const stopRun = runSample(sample, text, show, end)
        setStop(() => stopRun)
      },
      () => show({ notes: UNREACHABLE }),
    )
  }
  return (
    <button
      type="button"
      className={styles.run}
      title={stop ? 'Stop this program' : 'Run this program here, in the page'}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={stop ?? run}
    >
      <Icon name={stop ? 'stop' : 'run'} size={14} /> {stop ? 'Stop' : 'Run'}
    </button>
  )
}

const load = () => import('./run-output')

// A module that could not be fetched stays so for the document.
const UNREACHABLE = (
  <p role="status">
    The code that runs programs could not be fetched. Reload the page to try again.
  </p>
)
