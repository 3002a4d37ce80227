const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** A page whose scripts have been taken out, and what they were. */
export type SplitPage = {
  html: string
  /** Code that ran where it stood, before the first paint, in its order. */
  early: string[]
  /** The page's data, and the call that starts the framework, in their order. */
  data: string[]
  /** Addresses of the framework's files. */
  files: string[]
}

/**
 * Takes the scripts out of an exported page. React meets an empty block of data where it has drawn
 * one. Blocks of data stay, and so do the inline scripts in `kept`.
 */
export function splitScripts(source: string, kept: string[] = []): SplitPage {
  const early: string[] = []
  const data: string[] = []
  const files: string[] = []
  const html = source
    .replace(SCRIPT_PRELOAD, '')
    .replace(SCRIPT, (script: string, attributes: string, code: string) => {
      if (/\btype="application\//.test(attributes) || kept.includes(code)) return script
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
      early.push(code)
      return '<script type="application/json"></script>'
    })
  return { html, early, data: startLast(data), files }
}

/** The framework starts once all files that the call names are there: it must have its data by then. */
function startLast(data: string[]): string[] {
  const isStart = (code: string) => !code.includes('self.__next_f')
  return [...data.filter(code => !isStart(code)), ...data.filter(isStart)]
}
