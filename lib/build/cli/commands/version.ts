import { siteFiles } from '../../../mdx/check/links'
import { listDocIds } from '../../../mdx/doc-files.mjs'
import { counted } from '../../../site/format'
import { routes } from '../../../site/routes'
import { shellConfig } from '../../../site/shell-config'
import { freeze } from '../freeze'
import { stop } from '../run.mjs'

// Freezes the pages as they are as a version: npm run version -- 1.0

const [, , name = ''] = process.argv
try {
  const languages = shellConfig.locales.map(({ code }) => `/${code}`)
  const folder = freeze(name, [...routes.keys(), ...siteFiles(), ...languages])
  const pages = counted(listDocIds(`${folder}/content`).length, 'page')
  console.log(`${folder}/ written: ${pages}. 'npm run build' publishes them below /${name}.`)
} catch (error) {
  stop((error as Error).message)
}
