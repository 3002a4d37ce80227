import type { FromWorker, ShownTransaction } from '@/samples/page/messages'
import type { RunManifest } from '../site/data-files'
import { withBasePath } from '../site/hrefs'

/** Longest time that a sample may run, in milliseconds: one that never ends would keep a processor busy. */
const LIMIT = 30_000

/** What a reader sees of a sample that runs in the page. */
export type RunState = {
  phase: 'fetching' | 'running' | 'done' | 'stopped' | 'failed'
  /** Bytes that have come, of those that it takes. */
  fetched: number
  total: number
  lines: string[]
  transactions: ShownTransaction[]
  /** How long it ran. */
  milliseconds?: number
  /** Why it failed. */
  message?: string
}

/** Whether a run has come to an end, whichever. */
export const isOver = ({ phase }: RunState) => phase !== 'fetching' && phase !== 'running'

let manifest: Promise<RunManifest> | undefined

/** What has been asked for, by its address, and how many bytes of it have come. */
const parts = new Map<string, { fetched: number; whole: Promise<void> }>()

const failed = (address: string) =>
  new Error(`${address} could not be fetched. Press Run to try again.`)

function fetchManifest(): Promise<RunManifest> {
  const address = withBasePath('/run.json')
  const load = async () => {
    // The names of all other files change with their content.
    const response = await fetch(address, { cache: 'no-cache' }).catch(() => undefined)
    if (!response?.ok) throw failed(address)
    return response.json()
  }
  manifest ??= load().catch(fetchAnew)
  return manifest
}

/** After a failure all is asked for anew: the site may have been published anew, too. */
function fetchAnew(error: unknown): never {
  manifest = undefined
  parts.clear()
  throw error
}

/** Leaves a file to the browser's cache, from which the worker then takes it. */
function fetchPart(address: string): Promise<void> {
  const known = parts.get(address)
  if (known) return known.whole
  const part = { fetched: 0, whole: load().catch(fetchAnew) }
  parts.set(address, part)
  return part.whole

  async function load() {
    const response = await fetch(address).catch(() => undefined)
    const reader = response?.ok && response.body?.getReader()
    if (!reader) throw failed(address)
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw failed(address)
      })
      if (done) return
      part.fetched += value.byteLength
    }
  }
}

/**
 * Fetches what a sample needs, so that it starts at once.
 * @param sample its file without extension, such as `v3/quoting`
 * @throws with the address of what does not come
 */
export async function prepareRun(sample: string): Promise<void> {
  const { samples, folder } = await fetchManifest()
  await Promise.all((samples[sample]?.files ?? []).map(file => fetchPart(folder + file)))
}

/**
 * Runs a sample on a chain of its own, in a worker.
 * @param sample its file without extension, such as `v3/quoting`
 * @param tell called at every change
 * @returns stops it
 */
export function startRun(sample: string, tell: (state: RunState) => void): () => void {
  let state: RunState = { phase: 'fetching', fetched: 0, total: 0, lines: [], transactions: [] }
  let worker: Worker | undefined
  let limit: ReturnType<typeof setTimeout> | undefined

  function change(next: Partial<RunState>) {
    if (isOver(state)) return
    state = { ...state, ...next }
    if (isOver(state)) {
      worker?.terminate()
      clearTimeout(limit)
    }
    tell(state)
  }
  const fail = (message: string) => change({ phase: 'failed', message })

  function listen({ data }: MessageEvent<FromWorker>) {
    if ('line' in data) change({ lines: [...state.lines, ...data.line.split('\n')] })
    else if ('transaction' in data)
      change({ transactions: [...state.transactions, data.transaction] })
    else if ('failed' in data) fail(data.failed)
    else change({ phase: 'done', milliseconds: data.milliseconds })
  }

  async function run() {
    const { folder, samples, bytes, worker: file } = await fetchManifest()
    const files = samples[sample]?.files ?? []
    const total = files.reduce((sum, name) => sum + (bytes[name] ?? 0), 0)
    const fetchedOf = (name: string) => parts.get(folder + name)?.fetched ?? 0
    const count = () =>
      change({ total, fetched: files.reduce((sum, name) => sum + fetchedOf(name), 0) })
    const counting = setInterval(count, 100)
    await prepareRun(sample).finally(() => clearInterval(counting))
    if (isOver(state)) return
    change({ phase: 'running' })
    worker = new Worker(folder + file, { type: 'module' })
    worker.onmessage = listen
    worker.onerror = event => {
      event.preventDefault()
      fail(
        event.message ||
          'The browser did not start the program: the security policy of this host may forbid workers.',
      )
    }
    limit = setTimeout(() => fail(`The program did not finish within ${LIMIT / 1000} s.`), LIMIT)
    worker.postMessage({ run: sample })
  }

  tell(state)
  run().catch(error => fail(error.message))
  return () => change({ phase: 'stopped' })
}
