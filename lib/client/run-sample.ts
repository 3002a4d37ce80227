import type { FromWorker, ShownTransaction } from '@/samples/page/messages'
import { type RunManifest, samplePath } from '../site/data-files'
import { withBasePath } from '../site/hrefs'
import { fetchData, fetchFile, fetchText, SignInError } from './fetch-file'

const TIMEOUT_MS = 30_000

/** State of a sample that runs in the page. */
export type RunState = {
  phase: 'fetching' | 'running' | 'done' | 'stopped' | 'failed'
  /** Bytes fetched so far, of the total. */
  fetched: number
  total: number
  lines: string[]
  /** Lines of the recorded output, once they are fetched. */
  recorded: string[]
  transactions: ShownTransaction[]
  /** Duration of the run. */
  milliseconds?: number
  /** Why it failed. */
  message?: string
}

/** Whether a run has ended, successfully or not. */
export const isFinished = ({ phase }: RunState) => phase !== 'fetching' && phase !== 'running'

let manifest: Promise<RunManifest> | undefined

/** Requested files by URL, with the bytes fetched so far. */
const requests = new Map<string, { fetched: number; promise: Promise<void> }>()

function fetchManifest(): Promise<RunManifest> {
  // The only file whose name does not change with its content.
  const options = { cache: 'no-cache' } as const
  manifest ??= fetchData<RunManifest>(withBasePath('/run.json'), 'samples', options).catch(
    resetAndThrow,
  )
  return manifest
}

/** After a failure, everything is fetched again, since the site may have been redeployed. */
function resetAndThrow(error: Error): never {
  manifest = undefined
  requests.clear()
  throw error instanceof SignInError ? error : new Error(`${error.message} Press Run to try again.`)
}

/** Fetches a file into the browser's cache, from which the worker loads it. */
function prefetch(url: string): Promise<void> {
  const known = requests.get(url)
  if (known) return known.promise
  const request = { fetched: 0, promise: load().catch(resetAndThrow) }
  requests.set(url, request)
  return request.promise

  async function load() {
    const { body } = await fetchFile(url)
    const reader = body?.getReader()
    for (;;) {
      const chunk = await reader?.read().catch(() => {
        throw new Error(`${url} could not be fetched.`)
      })
      if (!chunk || chunk.done) return
      request.fetched += chunk.value.byteLength
    }
  }
}

async function fetchRecorded(file: string): Promise<string[]> {
  const text = await fetchText(withBasePath(samplePath(file))).catch(resetAndThrow)
  return text.trimEnd().split('\n')
}

/**
 * Prefetches the files of a sample.
 * @param sample its file without extension, such as `v3/quoting`
 * @throws Error with the URL of a file that cannot be fetched
 */
export async function prepareRun(sample: string): Promise<void> {
  const { samples, folder } = await fetchManifest()
  await Promise.all((samples[sample]?.files ?? []).map(file => prefetch(folder + file)))
}

/**
 * Runs a sample in a worker, with a separate chain.
 * @param sample its file without extension, such as `v3/quoting`
 * @param onChange called with every new state
 * @returns stops the run
 */
export function startRun(sample: string, onChange: (state: RunState) => void): () => void {
  let state: RunState = {
    phase: 'fetching',
    fetched: 0,
    total: 0,
    lines: [],
    recorded: [],
    transactions: [],
  }
  let worker: Worker | undefined
  let timeout: ReturnType<typeof setTimeout> | undefined

  function update(changes: Partial<RunState>) {
    if (isFinished(state)) return
    state = { ...state, ...changes }
    if (isFinished(state)) {
      worker?.terminate()
      clearTimeout(timeout)
    }
    onChange(state)
  }
  const fail = (message: string) => update({ phase: 'failed', message })

  function onMessage({ data }: MessageEvent<FromWorker>) {
    if ('line' in data) update({ lines: [...state.lines, ...data.line.split('\n')] })
    else if ('transaction' in data)
      update({ transactions: [...state.transactions, data.transaction] })
    else if ('failed' in data) fail(data.failed)
    else update({ phase: 'done', milliseconds: data.milliseconds })
  }

  async function run() {
    const { folder, samples, bytes, worker: file } = await fetchManifest()
    const { files = [], output = '' } = samples[sample] ?? {}
    const total = files.reduce((sum, name) => sum + (bytes[name] ?? 0), 0)
    const fetchedOf = (name: string) => requests.get(folder + name)?.fetched ?? 0
    const updateProgress = () =>
      update({ total, fetched: files.reduce((sum, name) => sum + fetchedOf(name), 0) })
    const interval = setInterval(updateProgress, 100)
    const [recorded] = await Promise.all([fetchRecorded(output), prepareRun(sample)]).finally(() =>
      clearInterval(interval),
    )
    if (isFinished(state)) return
    update({ phase: 'running', recorded })
    worker = new Worker(folder + file, { type: 'module' })
    worker.onmessage = onMessage
    worker.onerror = event => {
      event.preventDefault()
      fail(
        event.message ||
          'The browser did not start the program: the security policy of this host may forbid workers.',
      )
    }
    timeout = setTimeout(
      () => fail(`The program did not finish within ${TIMEOUT_MS / 1000} s.`),
      TIMEOUT_MS,
    )
    worker.postMessage({ run: sample })
  }

  onChange(state)
  run().catch(error => fail(error.message))
  return () => update({ phase: 'stopped' })
}
