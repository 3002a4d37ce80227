/** Paths of the exported data for programs. */
export const dataFiles = {
  deployments: '/deployments.json',
  api: '/api.json',
  errors: '/errors.json',
} as const

/** Path of the JSON schema of a data file. */
export function schemaPath(file: string): string {
  return file.replace('.json', '.schema.json')
}

/** Declaration and first sentence, by the ids of a page's entries; the page itself has the empty id. */
export type Cards = Record<string, [code: string, text: string]>

/** Path of the cards of a page, which links to its entries show. */
export const cardsPath = (path: string) => `${path}.cards.json`

/**
 * Path of a file of the samples on the site.
 * @param file its path for readers, such as `v3/quoting.ts`
 */
export function samplePath(file: string): string {
  return `/samples/${file}`
}

/** Path of the starter: an archive of all samples, with all that is needed to run them. */
export const starterPath = samplePath('swapx-samples.zip')

/** `run.json` of the export, with which pages run samples. */
export type RunManifest = {
  /** Path of the folder of all files, with the base path. */
  folder: string
  /** The script of the worker. */
  worker: string
  /** All files that a run may fetch, and the recorded output, by sample, such as `v3/quoting`. */
  samples: Record<string, { files: string[]; output: string }>
  /** Uncompressed size of each file. */
  bytes: Record<string, number>
}
