import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('npm run chain prints the deployment and a key, and writes what the pages show', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'swapx-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { said, code } = await runChain(folder)
  const output = said
    .replace(/(?<=rpcUrl.*):\d+/, ':8545')
    .replace(/(?<=PRIVATE_KEY=0x)[0-9a-f]{64}/, '…')
  await expect(output).toMatchFileSnapshot('run.out.txt')

  const written = JSON.parse(readFileSync(join(folder, 'deployment.json'), 'utf8'))
  const shown = JSON.parse(readFileSync('reader/deployment.json', 'utf8'))
  expect({ ...written, rpcUrl: shown.rpcUrl }).toEqual(shown)
  expect(code).toBe(0)
})

/** Runs the chain until it is ready, then interrupts it as Ctrl+C does. */
async function runChain(folder: string): Promise<{ said: string; code: number | null }> {
  const tsx = import.meta.resolve('tsx')
  const child = spawn(process.execPath, ['--import', tsx, join(import.meta.dirname, 'run.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
  })
  let said = ''
  child.stdout.on('data', chunk => {
    said += chunk
    if (said.includes('Ctrl+C')) child.kill('SIGINT')
  })
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
  return { said, code }
}
