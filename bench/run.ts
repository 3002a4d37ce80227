import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build, isBuilt } from '../lib/cli/build'
import { stop } from '../lib/cli/run.mjs'
import { closeBrowser } from './browser'
import { measureBuild } from './build'
import { measureDev } from './dev'
import { type Figure, isMet } from './figure'
import { measureFirstClick } from './first-click'
import { describeMachine } from './machine'
import { measureNavigation } from './navigation'
import { measurePaint } from './paint'
import { measureLargePeers, measurePeers } from './peers'
import { measureSamples } from './samples'
import { measureScale } from './scale'
import { measureSizes } from './sizes'
import { peerTable, table } from './table'

// Measures the site against what it is held to be: `npm run bench -- [parts] [--runs 5]`. Prints one
// table, or with `--markdown` nothing else, and writes all figures to `--json .cache/bench.json`.

/** In the order of the table; each one measures a number of times. */
const parts: Record<string, (runs: number) => Promise<Figure[]>> = {
  sizes: measureSizes,
  paint: measurePaint,
  navigation: measureNavigation,
  click: measureFirstClick,
  samples: measureSamples,
  build: measureBuild,
  dev: measureDev,
  scale: measureScale,
  peers: measurePeers,
  large: measureLargePeers,
}

/** Those that look at the last export. */
const OF_EXPORT = ['sizes', 'paint', 'navigation', 'click', 'samples']

/** Those that are measured only when named: they install what the site itself does not need. */
const ON_DEMAND = ['peers', 'large']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    json: { type: 'string', default: '.cache/bench.json' },
    markdown: { type: 'boolean', default: false },
  },
})
const usual = Object.keys(parts).filter(name => !ON_DEMAND.includes(name))
const names = positionals.length > 0 ? positionals : usual
const unknown = names.find(name => !(name in parts))
if (unknown) stop(`There is no part '${unknown}'. Name some of: ${Object.keys(parts).join(', ')}.`)
const runs = Number(values.runs)
if (!(runs >= 1)) stop(`--runs is '${values.runs}'. Give it a number from 1.`)
if (names.some(name => OF_EXPORT.includes(name)) && !isBuilt()) await build()

const figures: Figure[] = []
for (const name of names) {
  if (!values.markdown) console.error(`Measuring ${name} …`)
  figures.push(...((await parts[name]?.(runs)) ?? []))
}
await closeBrowser()

const machine = describeMachine()
mkdirSync(path.dirname(values.json), { recursive: true })
writeFileSync(values.json, `${JSON.stringify({ machine, figures }, null, 2)}\n`)
const own = figures.filter(({ peers }) => !peers)
const besidePeers = figures.filter(({ peers }) => peers)
const tables = [own.length > 0 && table(own), besidePeers.length > 0 && peerTable(besidePeers)]
console.log([machine, ...tables.filter(Boolean)].join('\n\n'))
if (!values.markdown && own.length > 0) {
  const missed = own.filter(figure => isMet(figure) === false)
  console.log(`\n${missed.length} of ${own.length} figures miss their target.`)
}
