import type { Environment } from '../deployment'
import type { FromWorker, ToWorker } from './messages'
import type { OpenChain, openChain } from './open'
import { furnish } from './realm'

/** Where the worker finds what it runs; the build fills it in. */
export type Parts = {
  samples: Record<string, () => Promise<{ main?: (environment: Environment) => unknown }>>
  chain: () => Promise<{ openChain: typeof openChain }>
  /** Address of the snapshot. */
  snapshot: string
  environment: Environment
  /** Addresses in the index of errors, by their texts. */
  errors: Record<string, string>
  /** Unix time in seconds of the snapshot's newest block. */
  time: number
}

const send = (message: FromWorker) => self.postMessage(message)

/** Runs the one sample that the page asks for, on a chain of its own. */
export function serve({ samples, chain, snapshot, environment, errors, time }: Parts): void {
  const systemFetch = fetch
  let opened: Promise<OpenChain> | undefined

  const open = async () => {
    const [{ openChain }, response] = await Promise.all([chain(), systemFetch(snapshot)])
    if (!response.ok) throw new Error(`The chain did not load (${response.status}).`)
    return openChain(await response.json(), errors, transaction => send({ transaction }))
  }
  const openOnce = () => {
    const opening = open()
    // The sample would only learn that its node does not answer.
    opening.catch(fail)
    return opening
  }
  const answer = async (body: string) => {
    opened ??= openOnce()
    return (await opened).answer(body)
  }
  const run = async (name: string) => {
    const sample = samples[name]
    if (!sample) throw new Error(`No sample ${name} can run in a page.`)
    const { rpcUrl } = environment.swapx
    furnish({ rpcUrl, time: time + 1, answer, print: line => send({ line }) })
    const start = performance.now()
    const { main } = await sample()
    await main?.(environment)
    await (await opened)?.told()
    end({ done: true, milliseconds: Math.round(performance.now() - start) })
  }
  const fail = (error: unknown) => {
    // Errors of ethers are long, and have a short form.
    const { shortMessage, message = String(error) } = error as { shortMessage?: string } & Error
    end({ failed: shortMessage ?? message })
  }

  self.addEventListener('error', event => fail(event.error ?? event.message))
  self.addEventListener('unhandledrejection', event => fail(event.reason))
  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    run(data.run).catch(fail)
  })
}

/** Says the last word: timers of the sample may still run. */
function end(message: FromWorker) {
  send(message)
  self.close()
}
