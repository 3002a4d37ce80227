import { existsSync, readFileSync } from 'node:fs'
import { sourceHash } from '../../mdx/source-hash.mjs'
import { counted } from '../../site/format'
import { siteConfig } from '../../site/site-config'
import { pageFiles } from '../export/pages'
import { bin, run, stop } from './run.mjs'
import { checkDisk, takeWorkplace } from './workplace'

const OUT = 'out'
const BUILD_ID = `${OUT}/build-id.txt`

/** Arguments with which Node builds the site of the folder that it runs in; nothing is installed. */
export const buildArguments = ['--import', 'tsx', 'lib/build/cli/commands/build.ts']

type Step = [step: string, ...args: string[]]

const CHECK: Step = [
  'the check of the pages',
  '--import',
  'tsx',
  'lib/build/cli/commands/check-content.ts',
]
const BUNDLE: Step = ['the bundle of the samples', '--import', 'tsx', 'lib/build/run/run.ts']

/**
 * One after the other; those of one line run side by side, since Next leaves processors idle. When the
 * first of them fails, it ends the others.
 */
const STEPS: Step[][] = [
  // Next does not say where the fault is.
  [['the configuration of Next', '--check', 'next.config.mjs']],
  [CHECK, ...(siteConfig.runSamples ? [BUNDLE] : []), ['next build', bin('next'), 'build']],
  [['the last step of the export', '--import', 'tsx', 'lib/build/export/run.ts']],
]

/** Whether `out/` holds a whole export, of whatever. */
export const isThere = () => existsSync(BUILD_ID)

/** Whether `out/` holds the export of the present sources and settings. */
export function isBuilt() {
  return isThere() && readFileSync(BUILD_ID, 'utf8') === sourceHash()
}

/**
 * Checks the pages, exports the site to `out/` and finishes it; its last line says how many pages and
 * warnings there are, or what failed, which ends the process.
 */
export async function build() {
  const leave = takeWorkplace()
  const warnings: string[] = []
  for (const steps of STEPS) {
    const others = new AbortController()
    const running = steps.map((step, index) => runStep(step, index > 0 ? others.signal : undefined))
    running[0]?.then(({ ok }) => ok || others.abort())
    const results = await Promise.all(running)
    for (const { step, ok, output, signal } of results) {
      warnings.push(...output.split('\n').filter(line => line.startsWith('warning: ')))
      if (ok) continue
      leave()
      checkDisk()
      stop(`\nNot built: ${step} failed. ${reasonOf(signal)}`)
    }
  }
  leave()
  console.log(['', ...warnings].join('\n'))
  const pages = counted(pageFiles(OUT).length, 'page')
  console.log(`${OUT}/ written: ${pages}, ${counted(warnings.length, 'warning')}`)
}

async function runStep([step, ...args]: Step, signal?: AbortSignal) {
  // As other tools set it, it would have React and Next build for development.
  const settings = { NODE_ENV: 'production' }
  return { step, ...(await run(process.execPath, args, { live: true, settings, signal })) }
}

/** Why a step failed, if it could not say so itself. */
function reasonOf(signal: string | null) {
  return signal === 'SIGKILL'
    ? 'The system has ended it, as it does when memory runs out: a build takes 2 GB.'
    : 'The lines above say why.'
}
