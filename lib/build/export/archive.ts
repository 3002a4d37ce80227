import { zipSync } from 'fflate'

/** An archive holds local time: this is the same in every time zone. */
const TIME = new Date(1980, 0, 1)

/**
 * An archive of files, the same byte by byte for the same files.
 * @param files contents by path
 */
export function archive(files: Map<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(files), { level: 9, mtime: TIME })
}
