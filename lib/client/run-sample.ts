import { withBasePath } from '../site/hrefs'
import type { FromWorker, RunManifest, ShownTransaction } from '../site/run-messages'

/** Longest time that a sample may run, in milliseconds: one that never ends would keep a processor busy. */
const LIMIT = 30_000

/** Where `lib/build/run/` has put what it made. */
const MANIFEST = '/run.json'
const FOLDER = '/_next/static/run/'

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

const addressOf = (file: string) => withBasePath(file === MANIFEST ? file : FOLDER + file)

/** What has been asked for, and how many bytes of it have come. What failed is asked for anew. */
const parts = new Map<string, { fetched: number; whole: Promise<Response> }>()

/** @throws when it does not come, with a sentence that names it */
function fetchPart(file: string): Promise<Response> {
  const known = parts.get(file)
  if (known) return known.whole
  const part = { fetched: 0, whole: load() }
  parts.set(file, part)
  part.whole.catch(() => parts.delete(file))
  return part.whole

  async function load() {
    // The names of all others change with their content.
    const cache = file === MANIFEST ? 'no-cache' : 'default'
    const response = await fetch(addressOf(file), { cache }).catch(() => undefined)
    if (!response?.ok || !response.body) throw new Error(`${addressOf(file)} could not be fetched.`)
    const chunks: BlobPart[] = []
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new Error(`${addressOf(file)} did not come to its end.`)
      })
      if (done) break
      part.fetched += value.byteLength
      chunks.push(value)
    }
    return new Response(new Blob(chunks))
  }
}

async function manifest(): Promise<RunManifest> {
  return (await fetchPart(MANIFEST)).clone().json()
}

/**
 * Fetches what a sample needs, so that it starts at once.
 * @param sample its file without extension, such as `v3/quoting`
 */
export async function prepareRun(sample: string): Promise<void> {
  const { samples } = await manifest()
  await Promise.all((samples[sample]?.files ?? []).map(fetchPart))
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
  const hasEnded = () => !['fetching', 'running'].includes(state.phase)

  function change(next: Partial<RunState>) {
    if (hasEnded()) return
    state = { ...state, ...next }
    if (hasEnded()) {
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
    const { samples, left, bytes, worker: file } = await manifest()
    const reason = left[sample]
    if (reason) return fail(reason)
    const files = samples[sample]?.files
    if (!files) return fail('This program is not among those that run in the page.')
    const total = files.reduce((sum, name) => sum + (bytes[name] ?? 0), 0)
    const count = () => {
      const fetched = files.reduce((sum, name) => sum + (parts.get(name)?.fetched ?? 0), 0)
      change({ fetched, total })
    }
    const counting = setInterval(count, 100)
    await Promise.all(files.map(fetchPart)).finally(() => clearInterval(counting))
    if (hasEnded()) return
    change({ phase: 'running' })
    worker = new Worker(addressOf(file), { type: 'module' })
    worker.onmessage = listen
    worker.onerror = event => {
      event.preventDefault()
      fail(
        event.message ||
          'The browser did not start it: the policy of this host may forbid workers.',
      )
    }
    limit = setTimeout(() => fail(`It did not end within ${LIMIT / 1000} s.`), LIMIT)
    worker.postMessage({ run: sample })
  }

  tell(state)
  run().catch(error => fail(error.message))
  return () => change({ phase: 'stopped' })
}
