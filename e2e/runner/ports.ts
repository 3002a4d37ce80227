import { createServer } from 'node:net'
import { FIRST_PORT, PORT_COUNT } from '../ports'

/** Whether nobody listens at a port of the loopback address. */
function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise(resolve => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** Moves the ports of the browser tests (`E2E_PORT`) on until all of them are free. */
export async function choosePorts(): Promise<void> {
  for (let first = FIRST_PORT; ; first += PORT_COUNT) {
    const all = Array.from({ length: PORT_COUNT }, (_, index) => isFree(first + index))
    if (!(await Promise.all(all)).every(Boolean)) continue
    process.env.E2E_PORT = String(first)
    return
  }
}
