/** Folder of the files that readers may take, seen from the site's root. */
const FOLDER = '/samples'

/**
 * Where a reader finds a file of the samples.
 * @param file the path that readers have for it, such as `v3/quoting.ts`
 */
export function sampleAddress(file: string): string {
  return `${FOLDER}/${file}`
}

/** All of them in one archive, with what it takes to run them. */
export const starterAddress = sampleAddress('swapx-samples.zip')
