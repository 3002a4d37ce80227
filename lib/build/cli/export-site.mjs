import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bin } from './run.mjs'

// Checks the pages while Next.js exports them to `out/`. The author sees all mistakes first and
// alone: what Next.js prints waits for the check.

const [check, next] = [
  spawn(process.execPath, ['lib/build/cli/check-content.mjs'], { stdio: 'inherit' }),
  spawn(process.execPath, [bin('next'), 'build'], { stdio: ['ignore', 'pipe', 'pipe'] }),
]
const exported = once(next, 'exit')

const [checked] = await once(check, 'exit')
if (checked !== 0) {
  next.kill()
} else {
  next.stdout.pipe(process.stdout)
  next.stderr.pipe(process.stderr)
}
const [status] = await exported
process.exitCode = checked === 0 && status === 0 ? 0 : 1
