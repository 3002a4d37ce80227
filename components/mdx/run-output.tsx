import { Fragment, type ReactNode } from 'react'
import { isFinished, prepareRun, type RunState, startRun } from '@/lib/client/run-sample'
import { counted } from '@/lib/site/format'
import { NATIVE, type ShownTransaction } from '@/samples/page/messages'
import { ChangingText } from '../ui/changing-text'
import { Link } from '../ui/link'
import codeStyles from './code.module.css'
import styles from './run-output.module.css'

export { prepareRun }

/** The output of a run, in a code frame. */
export type RunView = {
  /** Right below the header. */
  status: ReactNode
  /** While it runs; always the same function. */
  stop?: (() => void) | undefined
  /** Above the code. */
  output?: ReactNode
  /** Replaces the recorded output. */
  lines?: ReactNode
  /** Below the recorded output. */
  details?: ReactNode
}

const DEVELOPMENT_HINT =
  process.env.NODE_ENV === 'development'
    ? ' The development server has no programs to run. Run npm run build, then npm run serve.'
    : ''

/**
 * Runs a program and renders its output.
 * @param isInPlace whether it replaces recorded output; otherwise it is above the code
 */
export function runSample(
  program: string,
  isInPlace: boolean,
  onChange: (view: RunView) => void,
): void {
  const stop = () => stopRun()
  const stopRun = startRun(program, state => {
    const lines = renderLines(state)
    const details = renderDetails(state)
    onChange({
      status: renderStatus(state),
      stop: isFinished(state) ? undefined : stop,
      ...(isInPlace ? { lines, details } : { output: <Output lines={lines} details={details} /> }),
    })
  })
}

type OutputProps = { lines: ReactNode; details: ReactNode }

function Output({ lines, details }: OutputProps) {
  return (
    <div className={styles.output}>
      {lines && (
        <pre className={codeStyles.code} translate="no">
          {lines}
        </pre>
      )}
      {details && <div className={codeStyles.notes}>{details}</div>}
    </div>
  )
}

/** While the program runs, the box has the height of the recorded output. */
function renderLines({ phase, lines, recorded }: RunState): ReactNode {
  if (lines.length === 0 && phase !== 'running') return
  const missing = phase === 'running' ? recorded.length - lines.length : 0
  return (
    <code>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is append-only
        <Fragment key={index}>
          <span className="line">{line}</span>
          {'\n'}
        </Fragment>
      ))}
      {'\n'.repeat(Math.max(missing, 0))}
    </code>
  )
}

/** Announced once for each phase, without lines and bytes. */
function statusOf(state: RunState): string {
  const { phase, lines, recorded, milliseconds = 0, message } = state
  if (!isFinished(state)) return `${phase}…`
  if (phase === 'failed') return `✗ ${message}${DEVELOPMENT_HINT}`
  if (phase === 'stopped') return phase
  const length = Math.max(lines.length, recorded.length)
  const matches = Array.from({ length }, (_, index) => lines[index] === recorded[index])
  const difference = matches.indexOf(false)
  const ran = `ran here in ${(milliseconds / 1000).toFixed(1)} s`
  return difference < 0
    ? `✓ ${ran}, as recorded`
    : `${ran}; differs from the recorded output from line ${difference + 1} on`
}

function summarize(transactions: ShownTransaction[]): string {
  const sent = transactions.filter(({ gas }) => gas).length
  const calls = transactions.length - sent
  return [
    sent > 0 && counted(sent, 'transaction'),
    calls > 0 && `${counted(calls, 'simulated call')} reverted`,
  ]
    .filter(Boolean)
    .join(', ')
}

function renderStatus(state: RunState): ReactNode {
  const { phase, fetched, total } = state
  return (
    <>
      <ChangingText>{statusOf(state)}</ChangingText>
      {phase === 'fetching' && total > 0 && (
        <progress className={styles.progress} aria-label="Fetched" value={fetched} max={total} />
      )}
    </>
  )
}

function renderDetails({ transactions }: RunState): ReactNode {
  if (transactions.length === 0) return
  return (
    <>
      <p>
        <ChangingText>
          {`On a chain in this page, with the real contracts: ${summarize(transactions)}`}
        </ChangingText>
      </p>
      <ol className={styles.transactions}>
        {transactions.map((transaction, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is append-only
          <li key={index}>
            <Transaction {...transaction} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** One row. Folded: the arguments, the events, why it reverted, and the native currency, which gas changes each time. */
function Transaction({
  contract,
  call,
  arguments: values,
  gas,
  events,
  balances,
  reverted,
}: ShownTransaction) {
  const native = balances.find(({ token }) => token === NATIVE)
  const tokens = balances.filter(balance => balance !== native)
  return (
    <details>
      <summary translate="no">
        <b>{call === 'creation' ? `new ${contract}` : `${contract}.${call}`}</b>{' '}
        <span>{gas ? `${gas} gas` : 'simulated'}</span>{' '}
        {reverted && <span className={styles.reverted}>reverted</span>}{' '}
        {tokens.map(({ token, before, after }) => (
          <span key={token} data-token={token}>{`${token}: ${before} → ${after} `}</span>
        ))}
      </summary>
      {reverted && (
        <p>
          Reverted:{' '}
          {reverted.help ? <Link href={reverted.help}>{reverted.reason}</Link> : reverted.reason}
        </p>
      )}
      <Values values={values} />
      {native && <Values values={[[NATIVE, `${native.before} → ${native.after}`]]} />}
      {events.length > 0 && (
        <ul>
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={index}>
              {`Event ${event.contract}: ${event.name}`}
              <Values values={event.arguments} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function Values({ values }: { values: [name: string, value: string][] }) {
  if (values.length === 0) return null
  return (
    <dl translate="no">
      {values.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={index}>
          <dt>{name}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
