/** What a sample finds around it. */
export type Realm = {
  /** Unix time in seconds at which the sample starts. */
  time: number
  /** Address of the node, as the deployment has it. */
  rpcUrl: string
  /** Answers the body of a request to the node. */
  answer: (body: string) => Promise<string>
  print: (line: string) => void
}

/** Puts a sample's surroundings into the global scope, before its code is loaded. */
export function furnish({ time, rpcUrl, answer, print }: Realm): void {
  setClock(time)
  const fetch = async (target: string | URL | Request, options?: RequestInit) => {
    const request = new Request(target, options)
    if (request.url !== new URL(rpcUrl).href) {
      throw new TypeError(`A sample in the page reaches its own chain only, not ${request.url}.`)
    }
    const body = await answer(await request.text())
    return new Response(body, { headers: { 'Content-Type': 'application/json' } })
  }
  Object.assign(globalThis, { fetch })
  console.log = (...words) => print(words.join(' '))
}

/** Moves the clock, which goes on from there: deadlines are then right on any day. */
function setClock(time: number) {
  const System = Date
  const shift = time * 1000 - System.now()
  globalThis.Date = class extends System {
    constructor(...values: [] | [number]) {
      super(...((values.length === 0 ? [System.now() + shift] : values) as [number]))
    }

    static override now() {
      return System.now() + shift
    }
  } as DateConstructor
}
