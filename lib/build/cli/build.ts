import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { sourceHash } from '../../mdx/source-hash.mjs'
import { pageFiles } from '../export/pages'
import { counted } from './counted'
import { bin, run, stop } from './run.mjs'

const OUT = 'out'
const BUILD_ID = `${OUT}/build-id.txt`

/** Holds the number of the process that builds. */
const BUILDER = '.cache/builder.pid'

/** Arguments with which Node builds the site of the folder that it runs in; nothing is installed. */
export const buildArguments = ['--import', 'tsx', 'lib/build/cli/commands/build.ts']

const STEPS: [step: string, ...args: string[]][] = [
  // Next does not say where the fault is.
  ['the configuration of Next', '--check', 'next.config.mjs'],
  ['the check of the pages', '--import', 'tsx', 'lib/build/cli/commands/check-content.ts'],
  ['next build', bin('next'), 'build'],
  ['the last step of the export', '--import', 'tsx', 'lib/build/export/run.ts'],
]

/** Free space, in MB, with which no build can do. */
const FULL = 50

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
  checkDisk()
  checkFolder('.cache')
  mkdirSync('.cache', { recursive: true })
  takeTurn()
  for (const folder of ['.next', OUT]) checkFolder(folder)
  checkMount()
  const warnings: string[] = []
  for (const [step, ...args] of STEPS) {
    const { ok, output, signal } = await run(process.execPath, args, { live: true })
    warnings.push(...output.split('\n').filter(line => line.startsWith('warning: ')))
    if (ok) continue
    rmSync(BUILDER)
    checkDisk()
    stop(`\nNot built: ${step} failed. ${reasonOf(signal)}`)
  }
  rmSync(BUILDER)
  console.log(['', ...warnings].join('\n'))
  const pages = counted(pageFiles(OUT).length, 'page')
  console.log(`${OUT}/ written: ${pages}, ${counted(warnings.length, 'warning')}`)
}

/** Ends where the disk is full: what is run there may fail in any way. */
function checkDisk() {
  const { bavail, bsize } = statfsSync('.')
  const free = Math.floor((bavail * bsize) / 1e6)
  if (free < FULL)
    stop(
      `The disk is full: ${free} MB are free. A build takes 200 MB; make room, then run the command again.`,
    )
}

/** Ends where a folder cannot be written: better now than after a minute. */
function checkFolder(folder: string) {
  try {
    if (existsSync(folder)) accessSync(folder, constants.W_OK)
    else rmdirSync(mkdtempSync(`${folder}-`))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    stop(
      `${folder}/ cannot be written (${code}). Give this user the right to write it and the folder above.`,
    )
  }
}

/** Ends where `out/` is mounted: Next deletes the folder, and makes it anew. */
function checkMount() {
  if (!existsSync(OUT)) return
  try {
    renameSync(OUT, `${OUT}~`)
    renameSync(`${OUT}~`, OUT)
  } catch {
    stop(
      `${OUT}/ cannot be replaced, as when it is mounted. Mount the folder above it, or copy the files there after the build.`,
    )
  }
}

/** Ends where another process builds: each would delete what the other has written. */
function takeTurn() {
  const other = existsSync(BUILDER) ? Number.parseInt(readFileSync(BUILDER, 'utf8'), 10) : undefined
  if (other && isRunning(other)) {
    stop(
      `Process ${other} builds the site in this folder. Wait until it has ended, then run the command again; if it is no build, delete ${BUILDER}.`,
    )
  }
  writeFileSync(BUILDER, String(process.pid))
}

function isRunning(id: number) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // It is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Why a step failed, if it could not say so itself. */
function reasonOf(signal: string | null) {
  return signal === 'SIGKILL'
    ? 'The system has ended it, as it does when memory runs out: a build takes 2 GB.'
    : 'The lines above say why.'
}
