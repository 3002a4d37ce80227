import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildArguments } from '../build'
import { run, stop } from '../run.mjs'

// Tries the newest versions of the direct dependencies in a copy of what is committed, and reports
// what breaks. The project itself stays as it is.

const copy = mkdtempSync(path.join(tmpdir(), 'swapx-docs-upgrade-'))
const { ok: isCloned, output } = await run('git', ['clone', '--quiet', '.', copy])
if (!isCloned)
  stop(`git could not copy the project: ${output}Run it in a clone with git installed.`)

/** Versions that the copy asks for, by package. */
function wanted(): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(copy, 'package.json'), 'utf8'))
  return { ...manifest.dependencies, ...manifest.devDependencies }
}

const before = wanted()
const newest = Object.keys(before).map(name => `${name}@latest`)
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
const steps: [step: string, command: string, ...args: string[]][] = [
  ['Install', 'npm', 'install', '--save-exact', ...quiet, ...newest],
  // The first command installs the packages of the samples, too.
  ['Format and lint', 'npm', 'run', 'check'],
  ['Spelling', 'npm', 'run', 'check:spelling'],
  ['Types', 'npm', 'run', 'types'],
  ['Unit tests', 'npm', 'run', 'test:unit'],
  // The command for it would install what the lock file names.
  ['Build', 'node', ...buildArguments],
]
const report: string[] = []
for (const [step, command, ...args] of steps) {
  console.error(`${step} …`)
  const { ok, output } = await run(command, args, { cwd: copy })
  report.push(`- ${step}: ${ok ? 'passes' : 'fails'}`)
  if (!ok) report.push('', '```text', ...output.trim().split('\n').slice(-15), '```', '')
  if (!ok && step === 'Install') break
}

const bare = (version = '') => version.replace(/^\D+/, '')
const after = wanted()
const changed = Object.keys(before).filter(name => bare(before[name]) !== bare(after[name]))
console.log(['## Upgrades', '', `${changed.length} packages have a newer version:`, ''].join('\n'))
for (const name of changed) console.log(`- ${name}: ${before[name]} → ${after[name]}`)
console.log(['', 'With all of them:', '', ...report, '', `The copy is ${copy}.`].join('\n'))
