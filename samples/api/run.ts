import { readFileSync, writeFileSync } from 'node:fs'
import { findChanges } from './changes'
import { generate, REFERENCE } from './generate'
import { stringify } from './stringify'

const reference = generate()
const changes = findChanges(JSON.parse(readFileSync(REFERENCE, 'utf8')), reference)
writeFileSync(REFERENCE, `${stringify(reference)}\n`)
console.log(changes.length > 0 ? changes.join('\n') : 'The reference is up to date.')
