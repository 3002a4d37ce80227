/** Files of the export that programs read, by their addresses. */
export const dataFiles = {
  deployments: '/deployments.json',
  api: '/api.json',
  errors: '/errors.json',
} as const

/** Where the JSON schema of one of them is. */
export function schemaPath(file: string): string {
  return file.replace('.json', '.schema.json')
}

/** Folder of the files that readers may take, seen from the site's root. */
const FOLDER = '/samples'

/**
 * Where a reader finds a file of the samples.
 * @param file the path that readers have for it, such as `v3/quoting.ts`
 */
export function samplePath(file: string): string {
  return `${FOLDER}/${file}`
}

/** All of them in one archive, with what it takes to run them. */
export const starterPath = samplePath('swapx-samples.zip')

/** `run.json` of the export: what a page must know to run samples. */
export type RunManifest = {
  /** Address of the folder of all files. */
  folder: string
  /** The file that runs samples. */
  worker: string
  /** By sample, such as `v3/quoting`: all files that a first run may fetch. */
  samples: Record<string, { files: string[] }>
  /** Uncompressed size of each file. */
  bytes: Record<string, number>
}
