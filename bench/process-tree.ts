import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

/** What a command took, with all processes that it started. */
export type Cost = {
  /** Seconds by the clock. */
  wall: number
  /** Seconds of all processors. */
  cpu: number
  /** Most memory at one time, in MB (10^6 bytes): the sum over processes, shared pages in each. */
  memory: number
}

/** Milliseconds between two looks at the processes. */
const INTERVAL = 200
const PAGE_SIZE = 4096
const TICKS = 100

/** Has no tool tell its makers that it was used. */
export const QUIET = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }

type Options = { cwd: string; env?: Record<string, string> }

/**
 * Runs Node with these arguments and measures it. Linux alone tells CPU time and memory.
 * @throws Error with the end of what it printed, when it fails
 */
export async function measureNode(args: string[], { cwd, env }: Options): Promise<Cost> {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...QUIET, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  let [cpu, memory] = [0, 0]
  const look = setInterval(() => {
    const tree = readTree(child.pid ?? 0)
    cpu = Math.max(cpu, tree.cpu)
    memory = Math.max(memory, tree.memory)
  }, INTERVAL)
  const [code] = await once(child, 'close')
  clearInterval(look)
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed:\n${output.slice(-3000)}`)
  return { wall: (performance.now() - started) / 1000, cpu, memory: memory / 1e6 }
}

type Process = { parent: number; cpu: number; memory: number }

/** CPU time and memory of a process and all below it, at this moment. */
function readTree(root: number): { cpu: number; memory: number } {
  const processes = new Map(listProcesses())
  const isInside = (id: number): boolean => {
    const process = processes.get(id)
    return id === root || (process !== undefined && isInside(process.parent))
  }
  const inside = [...processes].filter(([id]) => isInside(id)).map(([, process]) => process)
  const sum = (key: 'cpu' | 'memory') => inside.reduce((total, process) => total + process[key], 0)
  return { cpu: sum('cpu'), memory: sum('memory') }
}

function listProcesses(): [id: number, Process][] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      const process = readProcess(name)
      return process ? [[Number(name), process] as [number, Process]] : []
    })
}

/** Fields of proc_pid_stat(5), without the first two: the second one may hold spaces. */
function readProcess(name: string): Process | undefined {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const field = (number: number) => Number(fields[number - 3])
    // Of its own in user and system mode, and of the children that it has waited for.
    const ticks = field(14) + field(15) + field(16) + field(17)
    return { parent: field(4), cpu: ticks / TICKS, memory: field(24) * PAGE_SIZE }
  } catch {
    // Ended meanwhile.
  }
}
