/** Ports of the servers that the browser tests start. `E2E_PORT` moves them all. */
const first = Number(process.env.E2E_PORT ?? 4173)

export const ports = {
  site: first,
  development: first + 1,
  variant: first + 2,
  versions: first + 3,
  /** The first one of `npm run test:hosts`, which takes one for each worker. */
  hosts: first + 10,
}

/** Address of the site that `variant.ts` builds. */
export const VARIANT = `http://127.0.0.1:${ports.variant}`
