import { accessSync, constants } from 'node:fs'
import { stop } from './run.mjs'

/** Stops if this user may not write what commands keep between runs, as when another user has made it. */
export function requireWritable() {
  for (const folder of ['.', '.next', '.cache']) {
    try {
      accessSync(folder, constants.W_OK)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code === 'ENOENT') continue
      const name = folder === '.' ? 'This folder' : `${folder}/`
      stop(
        `${name} cannot be written (${message}), as when another user has made it. Let this user write there, or delete it as that user, then run the command again.`,
      )
    }
  }
}
