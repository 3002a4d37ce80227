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
import { stop } from './run.mjs'

/** Holds the number of the process that builds. */
const BUILDER = '.cache/builder.pid'

/** Free space, in MB, with which no build can do. */
const FULL = 50

/**
 * Makes sure, before a minute is spent, that the site can be built in this folder, now and by this process;
 * else ends with one line that says why not.
 * @returns what lets other builds run again
 */
export function takeWorkplace(): () => void {
  checkDisk()
  checkFolder('.cache')
  mkdirSync('.cache', { recursive: true })
  takeTurn()
  for (const folder of ['.next', 'out']) checkFolder(folder)
  if (existsSync('out')) checkMount('out')
  return () => rmSync(BUILDER)
}

/** Ends where the disk is full: what runs there may fail in any way. */
export function checkDisk() {
  const { bavail, bsize } = statfsSync('.')
  const free = Math.floor((bavail * bsize) / 1e6)
  if (free > FULL) return
  stop(
    `The disk is full: ${free} MB are free. A build takes 200 MB; make room, then run the command again.`,
  )
}

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

/** Next deletes the folder, and makes it anew. */
function checkMount(folder: string) {
  try {
    renameSync(folder, `${folder}~`)
    renameSync(`${folder}~`, folder)
  } catch {
    stop(
      `${folder}/ cannot be replaced, as when it is mounted. Mount the folder above it, or copy the files there after the build.`,
    )
  }
}

/** Each of two builds would delete what the other has written. */
function takeTurn() {
  const other = existsSync(BUILDER) ? Number.parseInt(readFileSync(BUILDER, 'utf8'), 10) : undefined
  if (other && isRunning(other)) {
    stop(
      `Process ${other} is building the site in this folder. Wait until it has finished, then run the command again; if it is not a build, delete ${BUILDER}.`,
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
