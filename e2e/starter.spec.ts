import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'playwright/test'
import { pageFiles } from '../lib/export/html-files'
import { starterPath } from '../lib/site/data-files'
import { lineOf } from './engines/processes'

// What a reader does with the archive of the samples, in an empty folder.

test.describe.configure({ mode: 'serial' })

const folder = mkdtempSync(path.join(tmpdir(), 'swapx-starter-'))
const files = new Map(Object.entries(unzipSync(readFileSync(`out${starterPath}`))))
let chain: ChildProcessWithoutNullStreams | undefined
let web: ChildProcessWithoutNullStreams | undefined
let PRIVATE_KEY = ''
/** Asks the chain's node. */
async function ask(method: string, ...params: string[]): Promise<string> {
  const { rpcUrl } = JSON.parse(readFileSync(path.join(folder, 'deployment.json'), 'utf8'))
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(rpcUrl, { method: 'POST', headers, body })
  return (await answer.json()).result
}

test.beforeAll(() => {
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
})

test.afterAll(async () => {
  web?.kill()
  if (chain?.exitCode === null) {
    chain.kill('SIGINT')
    await once(chain, 'exit')
  }
  rmSync(folder, { recursive: true })
})

/** Runs a command as a page has it; its output when it passes. */
function run(command: string, env = {}, cwd = folder): string {
  const [program = '', ...args] = command.split(' ')
  const options = { cwd, encoding: 'utf8', env: { ...process.env, ...env } } as const
  const { status, stdout, stderr } = spawnSync(program, args, options)
  expect(status, stdout + stderr).toBe(0)
  return stdout
}

/** Starts the chain on a free port. @returns the key that it prints last */
async function startChain(): Promise<string> {
  chain = spawn(process.execPath, ['--import', 'tsx', 'chain/run.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
  })
  const [, key = ''] = await lineOf(chain.stdout, /PRIVATE_KEY=(0x\w{64})$/)
  return key
}

/** Starts the web app on a free port. @returns its address */
async function startWeb(): Promise<string> {
  web = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'web'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  })
  const [address] = await lineOf(web.stdout, /http:\S+/)
  return address
}

test('it holds what runs the samples, and nothing of the tests', () => {
  const names = [...files.keys()]
  for (const name of ['README.md', 'deployment.json', 'package-lock.json', 'v3/trading.ts']) {
    expect(names).toContain(name)
  }
  expect(names.filter(name => /test|fixture|^(api|errors)\//.test(name))).toEqual([])
  expect(names).toEqual(names.toSorted())
})

test('each of its files is also there by itself, but for what would be a page', () => {
  for (const [name, content] of files) {
    if (name.endsWith('.html')) expect(existsSync(`out/samples/${name}`), name).toBe(false)
    else expect(readFileSync(`out/samples/${name}`).equals(content), name).toBe(true)
  }
})

test('the commands of its README install it, start the chain and swap', async () => {
  // It installs 152 packages and compiles.
  test.setTimeout(600_000)
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8')
  for (const command of [
    'npm ci',
    'npm run chain',
    'npx tsx run.ts v3/trading.ts',
    'npm run types',
    'npm run web',
  ]) {
    expect(readme).toContain(`\`${command}\``)
  }
  run('npm ci --no-audit --no-fund')
  PRIVATE_KEY = await startChain()
  const untouched = await ask('evm_snapshot')
  expect(run('npx tsx run.ts v3/trading.ts', { PRIVATE_KEY })).toBe(
    readFileSync(path.join(folder, 'v3/trading.out.txt'), 'utf8'),
  )
  await ask('evm_revert', untouched)
  run('npm run types')
})

/** The programs of pages, each with the commands above it, and the contract that it compiles. */
const programs = pageFiles('out').flatMap(page => {
  // Pages have the same code as HTML: machine.spec.ts.
  const fences = readFileSync(`out/${page}.md`, 'utf8').matchAll(/^```[^\n]+\n(.*?)\n```$/gms)
  const code = [...fences].map(([, text = '']) => text)
  return code.flatMap((commands, index) => {
    const [, name] = /^npm install .*\nnpx tsx (\S+\.mts)$/.exec(commands) ?? []
    const text = code[index + 1] ?? ''
    const [, contract = ''] = /'(\w+\.sol)'/.exec(text) ?? []
    const shown = code.find(block =>
      block.includes(`\ncontract ${contract.replace('.sol', '')} is`),
    )
    return name ? [{ page, name, commands, text, contract, contractText: shown ?? '' }] : []
  })
})

test('pages show each program as it is, with the commands that run it', () => {
  const names = readdirSync('samples/programs').filter(name => name.endsWith('.mts'))
  expect(programs.map(({ name }) => name).sort()).toEqual(names)
  for (const { name, text, contract, contractText } of programs) {
    expect(text.trimEnd()).toBe(readFileSync(`samples/programs/${name}`, 'utf8').trimEnd())
    if (!contract) continue
    expect(contractText.trimEnd()).toBe(
      readFileSync(`samples/contracts/${contract}`, 'utf8').trimEnd(),
    )
  }
})

for (const name of ['quoting-viem.mts', 'single-swap.mts']) {
  test(`${name} runs when it is pasted into an empty folder`, async () => {
    test.setTimeout(300_000)
    const program = programs.find(program => program.name === name)
    const { commands = '', text = '', contract, contractText = '' } = program ?? {}
    const { rpcUrl } = JSON.parse(readFileSync(path.join(folder, 'deployment.json'), 'utf8'))
    const empty = mkdtempSync(path.join(tmpdir(), 'swapx-pasted-'))
    // npm installs into the nearest folder that has one, which may be the machine's folder for temporary files.
    mkdirSync(path.join(empty, 'node_modules'))
    writeFileSync(path.join(empty, name), text.replaceAll('http://127.0.0.1:8545', rpcUrl))
    if (contract) writeFileSync(path.join(empty, contract), contractText)
    const [install = '', start = ''] = commands.split('\n')
    run(install, {}, empty)
    const untouched = await ask('evm_snapshot')
    const printed = run(start, { PRIVATE_KEY }, empty)
    const recorded = readFileSync(
      `samples/programs/${name.replace(/(-viem)?\.mts/, '.out.txt')}`,
      'utf8',
    )
    expect(printed).toBe(recorded)
    await ask('evm_revert', untouched)
    rmSync(empty, { recursive: true })
  })
}

test('its web app finds offers on that chain', async ({ page }) => {
  await page.goto(await startWeb())
  await page.getByRole('textbox', { name: 'Amount' }).fill('10')
  await expect(page.getByText('from v3, 0.3%')).toBeVisible()
})
