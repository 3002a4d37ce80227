import { Fragment, type ReactNode } from 'react'
import { isFinished, prepareRun, type RunState, startRun } from '@/lib/client/run-sample'
import type { ShownTransaction } from '@/samples/page/messages'
import { Link } from '../shell/link'
import type { RunOutput } from './code-frame'
import styles from './run-output.module.css'

export { prepareRun }

const DEVELOPMENT_HINT =
  process.env.NODE_ENV === 'development'
    ? ' The development server has no programs to run. Run npm run build, then npm run serve.'
    : ''

/**
 * Runs a sample and renders its output.
 * @param recorded the output that the page shows before the run
 * @returns stops the run
 */
export function runSample(
  sample: string,
  recorded: string,
  onOutput: (output: RunOutput) => void,
  onEnd: () => void,
): () => void {
  return startRun(sample, state => {
    onOutput({
      lines: renderLines(state, recorded),
      notes: <Notes state={state} verdict={verdictOf(state, recorded)} />,
    })
    if (isFinished(state)) onEnd()
  })
}

/** During the run, the box keeps the height of the recorded output. */
function renderLines({ phase, lines }: RunState, recorded: string): ReactNode {
  if (lines.length === 0) return
  const missing = phase === 'running' ? recorded.split('\n').length - lines.length : 0
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

function verdictOf(state: RunState, recorded: string): string {
  const { phase, lines, milliseconds = 0, message } = state
  switch (phase) {
    case 'fetching':
      return 'Fetching the contracts and the program…'
    case 'running':
      return 'Running…'
    case 'stopped':
      return 'Stopped.'
    case 'failed':
      return `${message}${DEVELOPMENT_HINT}`
    case 'done': {
      const expected = recorded.trimEnd().split('\n')
      const length = Math.max(lines.length, expected.length)
      const matches = Array.from({ length }, (_, index) => lines[index] === expected[index])
      const difference = matches.indexOf(false)
      const ran = `Ran in ${(milliseconds / 1000).toFixed(1)} s on the real contracts, on a chain in this page.`
      const verdict =
        difference < 0
          ? 'The output matches the recorded one.'
          : `The output differs, from line ${difference + 1} on, from the recorded one.`
      return `${ran} ${verdict}`
    }
  }
}

function summarize(transactions: ShownTransaction[]): string {
  const sent = transactions.filter(({ gas }) => gas).length
  const calls = transactions.length - sent
  return [
    sent === 1 && '1 transaction',
    sent > 1 && `${sent} transactions`,
    calls === 1 && '1 simulated call reverted',
    calls > 1 && `${calls} simulated calls reverted`,
  ]
    .filter(Boolean)
    .join(', ')
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

function Notes({ state, verdict }: { state: RunState; verdict: string }) {
  const { phase, fetched, total, transactions } = state
  return (
    <>
      {/* Announced once for each phase, without lines and bytes. */}
      <p role="status">{verdict}</p>
      {phase === 'fetching' && total > 0 && (
        <p>
          <progress className={styles.progress} aria-label="Fetched" value={fetched} max={total} />{' '}
          {`${megabytes(fetched)} of ${megabytes(total)} MB, unpacked`}
        </p>
      )}
      {phase === 'done' && transactions.length === 0 && (
        <p>The program only reads: it sends no transaction.</p>
      )}
      {transactions.length > 0 && (
        <details className={styles.transactions}>
          <summary>{`On the chain: ${summarize(transactions)}`}</summary>
          <p>Amounts of calls and events are raw; balances are in whole tokens.</p>
          <ol>
            {transactions.map((transaction, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is append-only
              <li key={index}>
                <Transaction {...transaction} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function Transaction({
  contract,
  call,
  arguments: values,
  gas,
  events,
  balances,
  reverted,
}: ShownTransaction) {
  return (
    <>
      <p>
        <b>
          {contract}: {call}
        </b>{' '}
        {gas ? `${gas} gas` : 'simulated'}
      </p>
      {reverted && (
        <p>
          Reverted:{' '}
          {reverted.help ? <Link href={reverted.help}>{reverted.reason}</Link> : reverted.reason}
        </p>
      )}
      <Values values={values} />
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
      {balances.length > 0 && (
        <ul>
          {balances.map(({ token, before, after }) => (
            <li key={token}>{`Balance of ${token}: ${before} → ${after}`}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Values({ values }: { values: [name: string, value: string][] }) {
  if (values.length === 0) return null
  return (
    <dl>
      {values.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={index}>
          <dt>{name}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
