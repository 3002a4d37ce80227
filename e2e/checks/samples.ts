/** What a run of samples has found so far. */
export type Runs = {
  same: number
  different: string[]
  /** How long each took, in milliseconds. */
  times: Record<string, number>
  isOver: boolean
}

declare global {
  var runsOfSamples: Runs | undefined
}

/**
 * Runs samples of the export in this engine, each in a worker of its own and two at once, and holds what
 * they print against their recorded output. Runs in the page, and goes on after it has returned.
 */
export function startSamples(names: string[]): void {
  const runs: Runs = { same: 0, different: [], times: {}, isOver: false }
  globalThis.runsOfSamples = runs

  const print = (folder: string, worker: string, sample: string) =>
    new Promise<string>(resolve => {
      const running = new Worker(folder + worker, { type: 'module' })
      let printed = ''
      const end = (text: string) => {
        running.terminate()
        resolve(text)
      }
      running.onerror = event => end(`${printed}${event.message}`)
      running.onmessage = ({ data }) => {
        if ('line' in data) printed += `${data.line}\n`
        if ('failed' in data) end(`${printed}${data.failed}`)
        if ('done' in data) {
          runs.times[sample] = data.milliseconds
          end(printed)
        }
      }
      running.postMessage({ run: sample })
    })

  async function runAll() {
    const { folder, samples, worker } = await (await fetch('/run.json')).json()
    const rest = [...names]
    const work = async () => {
      for (let sample = rest.shift(); sample; sample = rest.shift()) {
        const recorded = await (await fetch(`/samples/${samples[sample].output}`)).text()
        const printed = await print(folder, worker, sample)
        if (printed === recorded) runs.same += 1
        else runs.different.push(`${sample}: ${printed}`)
      }
    }
    await Promise.all([work(), work()])
    runs.isOver = true
  }
  runAll().catch(error => {
    runs.different.push(String(error))
    runs.isOver = true
  })
}
