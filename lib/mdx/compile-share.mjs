import { workerData } from 'node:worker_threads'
import { compiledPage } from './compiled-pages.mjs'

// One of a build's threads: compiles its share of the pages, and keeps them for who has started it.

const { ids, surroundings } = workerData
for (const id of ids) await compiledPage(id, surroundings)
