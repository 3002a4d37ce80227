/** Files of the export that programs read, by their addresses. */
export const dataFiles = {
  deployments: '/deployments.json',
  api: '/api.json',
  errors: '/errors.json',
  feed: '/feed.xml',
} as const

/** Where the JSON schema of one of them is. */
export function schemaAddress(file: string): string {
  return file.replace('.json', '.schema.json')
}

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
