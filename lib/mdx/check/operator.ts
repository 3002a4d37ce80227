import { readFileSync } from 'node:fs'
import { openQuestions } from '../../site/operator'
import { siteConfig } from '../../site/site-config'
import { placeOf } from '../rules/source'
import type { Finding } from './finding'

const CONFIG = 'lib/site/site-config.ts'

/** What a site that is marked as public (`SITE_PUBLIC`) does not tell of its operator. */
export function checkOperator(operator = siteConfig.operator): Finding[] {
  const open = openQuestions(operator)
  if (!process.env.SITE_PUBLIC || open.length === 0) return []
  const source = readFileSync(CONFIG, 'utf8')
  return [
    {
      file: CONFIG,
      ...placeOf(source, source.search(/operator: \{/)),
      rule: 'operator',
      message: `SITE_PUBLIC marks this site as public, but its operator has not told ${open.join(', ')}. Fill them in here; lib/site/operator.ts has the question that each one answers.`,
    },
  ]
}
