/** The first of the ports of the servers that the browser tests start. `E2E_PORT` moves them all. */
export const FIRST_PORT = Number(process.env.E2E_PORT ?? 4173)

/** How many ports they take, those of the tests of hosts left out. */
export const PORT_COUNT = 4

export const ports = {
  site: FIRST_PORT,
  development: FIRST_PORT + 1,
  variant: FIRST_PORT + 2,
  versions: FIRST_PORT + 3,
  /** The first one of `npm run test:hosts`, which takes one for each worker. */
  hosts: FIRST_PORT + 10,
}

/** Address of the site that `variant.ts` builds. */
export const VARIANT = `http://127.0.0.1:${ports.variant}`
