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
