import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** The site's last export, which sizes, paints and navigation are measured on. */
export const OUT = path.join(ROOT, 'out')

/** What measuring writes. */
export const WORK = path.join(ROOT, '.cache/bench')
