import { existsSync, writeFileSync } from 'node:fs'
import { beginTranslation, blocksOf } from '../../../mdx/check/translations'
import { docId, readDocFile, TRANSLATION } from '../../../mdx/doc-files.mjs'
import { stop } from '../run.mjs'

// Begins the translation of a page: npm run translate -- content/study/index.mdx zh

const [, , file = '', code = ''] = process.argv
if (!/^content\/.*\.mdx$/.test(file) || !existsSync(file) || !TRANSLATION.test(`.${code}`)) {
  stop('Name a page and the code of a language: npm run translate -- content/study/index.mdx zh')
}
const translation = file.replace(/mdx$/, `${code}.mdx`)
if (existsSync(translation)) {
  stop(`${translation} is there. 'npm run check:content' names the blocks to translate anew.`)
}
const blocks = await blocksOf(readDocFile(docId(file.slice('content/'.length))))
writeFileSync(translation, `${beginTranslation(blocks)}\n`)
console.log(`${translation} written: replace its ${blocks.length} blocks with their translations.`)
