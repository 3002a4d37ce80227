import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { compile } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import { CONTENT_FOLDER, listDocIds } from './content'
import { compileOptions } from './mdx/load-plugins.mjs'
import { checkSite } from './structure'

/**
 * Finds every mistake in the pages before the build starts, so that one run shows them all.
 * Run by `npm run build` and `npm run check:content`.
 */
async function checkContent(): Promise<{ errors: string[]; warnings: string[] }> {
  const structure = checkSite()
  const options = await compileOptions()
  const broken = await Promise.all(
    listDocIds().map(async id => {
      const file = path.join(CONTENT_FOLDER, `${id}.mdx`)
      const source = new VFile({ path: file, value: await readFile(file) })
      return compile(source, options).then(
        () => [],
        error => [describe(error, source)],
      )
    }),
  )
  return { errors: [...structure.errors, ...broken.flat()], warnings: structure.warnings }
}

/** The message of a compile error, with the place in front when a library left it out. */
function describe(error: Error & { line?: number; column?: number }, file: VFile): string {
  const name = path.relative(process.cwd(), file.path)
  if (error.message.startsWith(name)) return error.message
  return `${name}:${error.line ?? 1}:${error.column ?? 1} ${error.message}`
}

const { errors, warnings } = await checkContent()
for (const warning of warnings) console.warn(`warning: ${warning}`)
for (const error of errors) console.error(`error: ${error}`)
if (errors.length > 0) {
  console.error(`${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'} in the pages.`)
  process.exit(1)
}
