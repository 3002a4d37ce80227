import { writeFileSync } from 'node:fs'
import { stringify } from '../api/stringify'
import { ERRORS, generate } from './generate'

writeFileSync(ERRORS, `${stringify(generate())}\n`)
