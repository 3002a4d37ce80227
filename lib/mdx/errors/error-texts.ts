import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ErrorTexts } from './types'

export const errorTexts: ErrorTexts = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'errors.json'), 'utf8'),
)
