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
