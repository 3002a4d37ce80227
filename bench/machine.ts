import { createRequire } from 'node:module'
import { cpus, loadavg, totalmem } from 'node:os'

const require = createRequire(import.meta.url)

const version = (name: string): string => require(`${name}/package.json`).version

/** Where and with what figures are measured: they hold for nothing else. */
export function describeMachine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return [
    new Date().toISOString().slice(0, 10),
    `Next ${version('next')}`,
    `React ${version('react')}`,
    `Node ${process.versions.node}`,
    `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GB`,
    `load before ${loadBefore} and after ${load()}`,
  ].join(', ')
}

/** Processes that want a processor, on average over the last minute. */
const load = () => loadavg()[0]?.toFixed(1)

const loadBefore = load()
