import { stop } from './run.mjs'

const DEFAULT = 3000

/**
 * The port that `PORT` names; an empty one names none. Ends with one line if it names no port.
 * @returns else the usual one
 */
export function readPort(): { port: number; isAsked: boolean } {
  const { PORT } = process.env
  if (!PORT) return { port: DEFAULT, isAsked: false }
  const port = Number(PORT)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return { port, isAsked: true }
  return stop(
    `PORT is '${PORT}', which is no port. Set it to a number from 1 to 65535, or unset it.`,
  )
}
