import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { sourceHash } from '../content/build-id.mjs'
import { pageFiles } from '../export/html-files'
import { counted } from '../site/format'
import { siteConfig } from '../site/site-config'
import { untilInstalled } from './install.mjs'
import { bin, run, stop } from './run.mjs'

const OUT = 'out'
const BUILD_ID = `${OUT}/build-id.txt`

/** For what another user has built, as root does in a container. */
const OF_ANOTHER_USER = `as when another user has built it. Delete ${OUT}/ and .next/ as that user, then run the command again.`

/** Names the process that builds. */
const LOCK = '.cache/builder.pid'

/** Arguments of Node that build the site in the current folder, without installing packages. */
export const buildArguments = ['--import', 'tsx', 'lib/cli/commands/build.ts']

type Step = [step: string, ...args: string[]]

const CHECK: Step = [
  'the check of the pages',
  ...['tsx', import.meta.resolve('./loading-errors.ts')].flatMap(file => ['--import', file]),
  'lib/cli/commands/check-content.ts',
]
const BUNDLE: Step = ['the bundle of the samples', '--import', 'tsx', 'lib/bundle-samples/build.ts']

/**
 * The steps of one line run in parallel. When the first of them fails, the others are aborted; when it succeeds,
 * they receive a message.
 */
const STEPS: [Step, ...Step[]][] = [
  // Next does not report the line of a syntax error.
  [['the configuration of Next', '--check', 'next.config.mjs']],
  [CHECK, ...(siteConfig.runSamples ? [BUNDLE] : []), ['next build', bin('next'), 'build']],
  [['the last step of the export', '--import', 'tsx', 'lib/export/finish.ts']],
]

/** Whether `out/` holds a complete export, of any sources. */
export const isExported = () => existsSync(BUILD_ID)

/** Whether `out/` holds the export of the current sources and settings. */
export function isBuilt() {
  return isExported() && readFileSync(BUILD_ID, 'utf8') === sourceHash()
}

/**
 * Builds the site into `out/`. The last line reports the number of pages and warnings, or the step that
 * failed, in which case the process ends.
 */
export async function build() {
  requireReplaceable()
  const releaseLock = acquireBuildLock()
  // A build that fails must not leave an export that counts as complete.
  removeBuildId()
  const warnings: string[] = []
  for (const steps of STEPS) {
    const others = new AbortController()
    const [first, ...rest] = steps
    const result = runStep(first)
    const go = result.then(({ ok }) => {
      if (!ok) others.abort()
      return ok
    })
    const running = [
      result,
      ...rest.map(async step => {
        if (step === BUNDLE) await untilInstalled('samples')
        return runStep(step, others.signal, go)
      }),
    ]
    const results = await Promise.all(running)
    for (const { step, ok, output, signal } of results) {
      warnings.push(...output.split('\n').filter(line => line.startsWith('warning: ')))
      if (ok) continue
      // The last step may have begun to write it.
      removeBuildId()
      stop(`\nNot built: ${step} failed. ${reasonOf(signal, output)}`)
    }
  }
  releaseLock()
  console.log(['', ...warnings].join('\n'))
  const pages = counted(pageFiles(OUT).length, 'page')
  console.log(`${OUT}/ written: ${pages}, ${counted(warnings.length, 'warning')}`)
}

async function runStep([step, ...args]: Step, signal?: AbortSignal, go?: Promise<boolean>) {
  // A NODE_ENV of other tools would make Next build for development.
  const settings = { NODE_ENV: 'production' }
  return { step, ...(await run(process.execPath, args, { live: true, settings, signal, go })) }
}

/** Why a step failed, in case it could not report that itself. */
export function reasonOf(signal: string | null, output: string) {
  if (signal === 'SIGKILL') {
    return 'The system killed it, as it does when memory runs out: a build takes 2 GB.'
  }
  if (/Build directory is not writeable|EACCES/.test(output)) {
    return `This user may not write there, ${OF_ANOTHER_USER}`
  }
  if (/EPIPE|read the output/.test(output)) return 'Run the command without what read its output.'
  if (/ in JSON\b|end of JSON input|is corrupt|Failed to open database/.test(output)) {
    return 'A file of an earlier build may be damaged. Delete .next/ and .cache/, then run the command again.'
  }
  // As Node and as Next's bundler say it.
  return /ENOSPC|No space left on device/.test(output)
    ? 'The disk is full: a build takes 200 MB. Free some space, then run the command again.'
    : 'The lines above say why.'
}

function removeBuildId() {
  try {
    rmSync(BUILD_ID, { force: true })
  } catch (error) {
    stop(`Not built: ${OUT}/ cannot be written (${(error as Error).message}), ${OF_ANOTHER_USER}`)
  }
}

/** Stops if `out/` is no folder that Next can replace by another. */
function requireReplaceable() {
  if (lstatSync(OUT, { throwIfNoEntry: false })?.isSymbolicLink()) {
    stop(
      `${OUT} is a link, and a build needs a folder there. Delete the link, run the command again, and copy ${OUT}/ to where it led.`,
    )
  }
  try {
    // Only an empty folder can be removed so; a mount is refused first.
    rmdirSync(OUT)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EBUSY') return
    stop(
      `${OUT} is a mount, and a build replaces the folder. Mount it at another path, run the command again, and copy ${OUT}/ there.`,
    )
  }
}

/**
 * Stops if another process builds in this folder: each would delete the files of the other.
 * @returns releases the lock, as the end of this process does
 */
function acquireBuildLock(): () => void {
  const [id, start] = existsSync(LOCK) ? readFileSync(LOCK, 'utf8').split(' ') : []
  const other = Number(id)
  if (other && isRunning(other) && startOf(other) === start) {
    stop(
      `Process ${other} is building the site in this folder. Wait until it has finished, then run the command again; if it is not a build, delete ${LOCK}.`,
    )
  }
  try {
    mkdirSync(path.dirname(LOCK), { recursive: true })
    writeFileSync(LOCK, `${process.pid} ${startOf(process.pid)}`)
  } catch (error) {
    stop(
      `Not built: this folder cannot be written (${(error as Error).message}). Free some space, or let this user write here, then run the command again.`,
    )
  }
  const release = () => {
    process.off('exit', release)
    rmSync(LOCK, { force: true })
  }
  process.on('exit', release)
  return release
}

function isRunning(id: number) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // Processes of other users cannot be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * When a process started, in ticks of the system's clock; empty where no file tells, as it does on Linux. In a
 * container each start gives the same numbers to other processes.
 */
function startOf(id: number): string {
  const file = `/proc/${id}/stat`
  if (!existsSync(file)) return ''
  // The 22nd field; the second one, a name in parentheses, may have spaces.
  return readFileSync(file, 'utf8').replace(/^.*\)/s, '').split(' ')[20] ?? ''
}
