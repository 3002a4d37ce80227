import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildArguments } from '../../lib/cli/build'
import { bin, run, stop } from '../../lib/cli/run.mjs'
import { choosePorts } from '../runner/ports'
import { copySiteWithPackages, replaceText } from '../site-copy'
import { type Mutation, mutations } from './list'

// Applies each mutation to a copy of the project, and tells whether its test notices it.

const COPY = path.resolve('.cache/mutations')
const [filter = ''] = process.argv.slice(2)
const chosen = mutations.filter(({ fault }) => fault.includes(filter))
if (chosen.length === 0)
  stop(`No fault has '${filter}' in its name. e2e/mutations/list.ts has them.`)

copySiteWithPackages(COPY)
for (const folder of ['e2e', 'bench']) {
  cpSync(folder, path.join(COPY, folder), { recursive: true })
}
await choosePorts()

const vitest = (folder: string) => path.resolve(folder, 'node_modules/vitest/vitest.mjs')
const playwright = [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts']

/** What is run, and fails if the mutation is noticed: a folder, and the arguments of Node. */
function stepsOf([runner, file = '', title = '']: Mutation['by']): [string, string[]][] {
  const test: [string, string[]] = ['.', [...playwright, file, '--grep', title]]
  switch (runner) {
    case 'build':
      return [['.', buildArguments]]
    case 'unit':
      return [['.', [vitest('.'), 'run', file]]]
    case 'samples':
      return [['samples', [vitest('samples'), 'run', ...(file ? [file] : [])]]]
    case 'browser':
      return [['.', buildArguments], test]
    case 'variant':
      return [['.', buildArguments], ['.', ['--import', 'tsx', 'e2e/variant.ts']], test]
  }
}

let missed = 0
for (const { fault, file, from, to, by } of chosen) {
  const changed = path.join(COPY, file)
  const text = readFileSync(changed, 'utf8')
  replaceText(changed, from, to)
  const steps = stepsOf(by)
  let verdict = 'MISSED '
  for (const [index, [folder, args]] of steps.entries()) {
    const options = { cwd: path.join(COPY, folder), settings: { CI: 'true' } }
    const { ok, output } = await run(process.execPath, args, options)
    if (ok) continue
    const isLast = index === steps.length - 1
    verdict = isLast ? 'noticed' : 'NOT RUN'
    // What had to succeed before, such as a build that notices the fault itself.
    if (!isLast) console.log(output)
    break
  }
  writeFileSync(changed, text)
  if (verdict !== 'noticed') missed += 1
  console.log(`${verdict}  ${fault}: ${by.join(', ')}`)
}
rmSync(COPY, { recursive: true, force: true })
console.log(`\n${chosen.length - missed} of ${chosen.length} noticed`)
process.exitCode = missed === 0 ? 0 : 1
