const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs
/** What React meets where it has drawn a script. */
export const EMPTY_BLOCK = '<script type="application/json"></script>'
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** A page whose scripts have been taken out, and what they were. */
export type SplitPage = {
  html: string
  /** The page's data, and the call that starts the framework, in their order. */
  data: string[]
  /** Addresses of the framework's files. */
  files: string[]
}

/**
 * Takes the scripts out of an exported page, but for the inline ones in `kept` and the structured
 * data. React meets an empty block of data where it has drawn another.
 * @throws Error when the page runs a script of its own that is not in `kept`
 */
export function splitScripts(source: string, kept: string[] = []): SplitPage {
  const data: string[] = []
  const files: string[] = []
  const html = source
    .replace(SCRIPT_PRELOAD, '')
    .replace(SCRIPT, (script: string, attributes: string, code: string) => {
      if (attributes.includes('application/ld+json') || kept.includes(code)) return script
      if (attributes.includes('application/json')) return EMPTY_BLOCK
      // For browsers older than those of package.json.
      if (/\bnomodule\b/i.test(attributes)) return ''
      const [, file] = /\bsrc="([^"]*)"/.exec(attributes) ?? []
      if (file) {
        files.push(file)
        return ''
      }
      // Next writes these behind the page; React knows nothing of them.
      if (/\bid="_R_"/.test(attributes) || code.includes('self.__next_f')) {
        data.push(code)
        return ''
      }
      throw new Error(`An exported page runs a script that its policy does not allow: ${code}`)
    })
  return { html, data: startLast(data), files }
}

/** The framework starts once all files that the call names are there: it must have its data by then. */
function startLast(data: string[]): string[] {
  const isStart = (code: string) => !code.includes('self.__next_f')
  return [...data.filter(code => !isStart(code)), ...data.filter(isStart)]
}
