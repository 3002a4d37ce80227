import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { scripts } from '../../package.json'
import { siteConfig } from '../site/site-config'
import { reasonOf } from './build'
import { run } from './run.mjs'

// What each command ends with on a machine that does not let it do its work. The commands are those of the
// project; the folder that they run in has only what a condition is about.

const CLI = import.meta.dirname
const COMMAND = path.join(CLI, 'command.mjs')
const READY = path.join(CLI, 'ready.mjs')
const BUILD = path.join(CLI, 'commands/build.ts')
const TEST = 'e2e/runner/test.ts'
const BUILDER = '.cache/builder.pid'

// Commands start here, and Next, slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** Inside the project, whose packages are looked up from there. */
const FOLDER = '.cache/conditions'

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true })
  // An npm that finds no space.
  writeFileSync(`${FOLDER}/npm-cli.js`, "console.error('npm error code ENOSPC')\nprocess.exit(1)")
})
afterAll(() => rmSync(FOLDER, { recursive: true }))

/** A project without packages, as npm leaves it. */
const installed = (folder: string) =>
  inFolder(folder, {
    'package.json': '{}',
    'package-lock.json': '{ "lockfileVersion": 3, "packages": {} }',
  })

/** What npm writes when it has installed packages. */
const INSTALLED = 'node_modules/.package-lock.json'

const lockOf = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages })

/** The entry of a package in a lock file. */
const entryOf = (name: string, rest: object = {}) => ({
  [`node_modules/${name}`]: {
    version: '2.0.0',
    resolved: `https://registry.npmjs.org/${name}/-/${name}-2.0.0.tgz`,
    ...rest,
  },
})

/** A project of one package that nobody has installed. */
const NOT_INSTALLED = {
  'package.json': '{ "dependencies": { "leven": "2.0.0" } }',
  'package-lock.json': lockOf({ '': { dependencies: { leven: '2.0.0' } }, ...entryOf('leven') }),
}

/** The same with a package for development, and one that is for another platform. */
const WITH_MORE = {
  'package.json':
    '{ "dependencies": { "leven": "2.0.0" }, "devDependencies": { "axe-core": "2.0.0" } }',
  'package-lock.json': lockOf({
    '': { dependencies: { leven: '2.0.0' }, devDependencies: { 'axe-core': '2.0.0' } },
    ...entryOf('leven'),
    ...entryOf('axe-core', { dev: true }),
    ...entryOf('fsevents', { optional: true, os: ['none'], cpu: [process.arch] }),
  }),
}

/** The same with an optional package for this platform. */
const WITH_NATIVE = {
  'package.json': '{ "dependencies": { "leven": "2.0.0" } }',
  'package-lock.json': lockOf({
    '': { dependencies: { leven: '2.0.0' } },
    ...entryOf('leven'),
    ...entryOf('native', { optional: true, os: [process.platform], cpu: [process.arch] }),
  }),
}

/** The same files, in a folder. */
const inFolder = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [path.join(folder, name), text]))

/** What a build runs before and after `next build`. */
const CHECK = 'lib/cli/commands/check-content.ts'
const BUNDLE = 'lib/bundle-samples/build.ts'
const FINISH = 'lib/export/finish.ts'
const STEPS = { 'next.config.mjs': 'export default {}\n', [CHECK]: '', [BUNDLE]: '' }

/** A configuration that Next refuses. */
const REFUSED = { 'next.config.mjs': "export default { basePath: 'docs' }\n" }

const DISK_FULL = 'ENOSPC: no space left on device, write'

/** Has Node run this before anything else. */
const first = (code: string) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`]

/** Starting Next takes longer than all else, and most conditions are not about it. */
const WITHOUT_NEXT = first(`
  import processes from 'node:child_process'
  import { syncBuiltinESMExports } from 'node:module'
  const { spawn } = processes
  processes.spawn = (command, args, options) =>
    spawn(command, args.at(-1) === 'build' ? ['--version'] : args, options)
  syncBuiltinESMExports()`)

const nodeVersion = (version: string) =>
  first(`Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`)

const NOT_WRITABLE = first(`
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  fs.accessSync = folder => {
    throw Object.assign(new Error("EACCES: permission denied, access '" + folder + "'"), { code: 'EACCES' })
  }
  syncBuiltinESMExports()`)

type Condition = {
  name: string
  /** Arguments of Node. */
  args: string[]
  settings?: Record<string, string>
  /** What the name of its folder begins with. */
  folder?: string
  /** Beside what an installed project has. */
  files?: Record<string, string>
  /** The last line that the command prints. */
  says: string | RegExp
}

const tsx = (file: string) => ['--import', import.meta.resolve('tsx'), file]
const build = [...WITHOUT_NEXT, ...tsx(BUILD)]
const buildWithNext = tsx(BUILD)

const oldNode: Condition[] = [COMMAND, READY].map(file => ({
  name: `${path.basename(file)} on an old Node`,
  args: [...nodeVersion('18.20.8'), file],
  says: "Node 18.20.8 is not supported: this project needs Node ^20.19.0 || >=22.13.0. Install one from nodejs.org or your system's packages.",
}))

const settings: Condition[] = [
  {
    name: 'build with a SITE_URL without host',
    args: [COMMAND, 'build'],
    settings: { SITE_URL: 'https://' },
    says: "SITE_URL is 'https://', which has no valid host. Set it to an address such as https://example.org/docs, or unset it.",
  },
  {
    name: 'a build that runs by itself with a SITE_URL without scheme',
    args: build,
    settings: { SITE_URL: 'localhost' },
    says: /^SITE_URL is 'localhost', which does not begin with https:/,
  },
  {
    name: 'REPOSITORY_URL for git alone',
    args: [COMMAND, 'build'],
    settings: { REPOSITORY_URL: 'git@github.com:hi-swapx/docs.git' },
    says: "REPOSITORY_URL is 'git@github.com:hi-swapx/docs.git', which does not begin with https:// or http://. Set it to an address such as https://github.com/hi-swapx/docs, or unset it.",
  },
  {
    name: 'serve with a PORT that is too high',
    args: [COMMAND, 'serve'],
    settings: { PORT: '65536' },
    says: "PORT is '65536', which is not a port. Set it to a number from 1 to 65535, or unset it.",
  },
  // These have more to do before they listen, and refuse it first.
  ...['start', 'chain'].map(command => ({
    name: `${command} with a PORT that is none`,
    args: [COMMAND, command],
    settings: { PORT: 'http' },
    says: "PORT is 'http', which is not a port. Set it to a number from 1 to 65535, or unset it.",
  })),
  {
    name: 'test with a CHROMIUM_PATH that leads nowhere',
    args: [COMMAND, TEST],
    settings: { CHROMIUM_PATH: '/nowhere' },
    says: 'CHROMIUM_PATH names no working browser: /nowhere',
  },
]

const withoutNetwork = {
  settings: { npm_config_registry: 'http://127.0.0.1:9/' },
  says: 'npm install failed (npm error code ECONNREFUSED). Check the network and the registry (http://127.0.0.1:9/), then run the command again.',
}

const machines: Condition[] = [
  {
    name: 'a folder that the bundler cannot read',
    args: [COMMAND, 'build'],
    folder: 'a#b',
    says: /^The path of this folder has a '#', after which Next's bundler stops reading: .*a#b.*\. Move the folder, then run the command again\.$/,
  },
  {
    name: 'a fresh clone without a network',
    args: [COMMAND, 'build'],
    ...withoutNetwork,
    files: NOT_INSTALLED,
  },
  {
    name: 'packages of the samples that cannot be fetched',
    args: [READY],
    ...withoutNetwork,
    files: inFolder('samples', NOT_INSTALLED),
  },
  {
    name: 'a broken lock file',
    args: [READY],
    files: { 'package-lock.json': 'broken' },
    says: /^package-lock\.json cannot be read \(Unexpected token .*\)\. Correct it, then run the command again\.$/,
  },
  {
    name: 'a package that is in package.json alone',
    args: [READY],
    files: inFolder('samples', { 'package.json': '{ "devDependencies": { "leven": "2.0.0" } }' }),
    says: /^samples\/package-lock\.json has other devDependencies than package\.json\. Run 'npm install' in \/.*\/samples, then the command again\.$/,
  },
  {
    name: 'a disk that the packages fill',
    args: [READY],
    settings: { npm_execpath: path.resolve(FOLDER, 'npm-cli.js') },
    files: NOT_INSTALLED,
    says: 'npm install failed (npm error code ENOSPC). The disk is full: the packages take 1.1 GB. Free some space, then run the command again.',
  },
  {
    name: 'a test after an install without the packages for development, without a network',
    args: [READY],
    ...withoutNetwork,
    files: { ...WITH_MORE, [INSTALLED]: lockOf(entryOf('leven')) },
  },
  {
    name: "another platform's packages, without a network",
    args: [READY],
    ...withoutNetwork,
    files: { ...WITH_NATIVE, [INSTALLED]: lockOf(entryOf('leven')) },
  },
  {
    name: 'an older version of a package, without a network',
    args: [READY],
    ...withoutNetwork,
    files: { ...NOT_INSTALLED, [INSTALLED]: lockOf(entryOf('leven', { version: '1.0.0' })) },
  },
  {
    name: 'no npm',
    args: [READY],
    settings: { PATH: '', npm_execpath: '' },
    files: NOT_INSTALLED,
    says: /^npm install failed \(spawn npm ENOENT\)\./,
  },
  {
    name: 'serve without a site',
    args: [COMMAND, 'serve'],
    says: "out/ holds no site. Run 'npm run build' first, or 'npm start', which does both.",
  },
  ...['dev', 'check-content'].map(command => ({
    name: `${command} in a folder of another user`,
    args: [...NOT_WRITABLE, ...tsx(path.resolve(`lib/cli/commands/${command}.ts`))],
    says: "This folder cannot be written (EACCES: permission denied, access '.'), as when another user has made it. Let this user write there, or delete it as that user, then run the command again.",
  })),
  {
    name: 'dev with a configuration that cannot be read',
    args: [COMMAND, 'dev'],
    files: { 'next.config.mjs': 'export default {\n' },
    says: 'The configuration of Next failed. The lines above say why.',
  },
]

const buildsThatFail: Condition[] = [
  {
    // As in a container, where another process has its number.
    name: 'a build after one that was killed, whose pages have mistakes, with the rest still at work',
    args: build,
    files: {
      ...STEPS,
      [BUILDER]: `${process.pid} 1`,
      [CHECK]: 'process.exit(1)',
      [BUNDLE]: 'setInterval(() => {}, 1000)',
    },
    says: 'Not built: the check of the pages failed. The lines above say why.',
  },
  {
    name: 'a build whose configuration cannot be read',
    args: build,
    files: { 'next.config.mjs': 'export default {\n' },
    says: 'Not built: the configuration of Next failed. The lines above say why.',
  },
  {
    name: 'a build that runs out of memory',
    args: build,
    files: { ...STEPS, [CHECK]: "process.kill(process.pid, 'SIGKILL')" },
    says: 'Not built: the check of the pages failed. The system killed it, as it does when memory runs out: a build takes 2 GB.',
  },
  {
    name: 'a build in a folder that cannot be written',
    args: build,
    files: { ...STEPS, '.cache': '' },
    says: /^Not built: this folder cannot be written \(E\w+: .*'\.cache'\)\. Free some space, or let this user write here, then run the command again\.$/,
  },
  {
    name: 'a build whose last one cannot be deleted, as if another user had built it',
    args: build,
    files: { ...STEPS, 'out/build-id.txt/a': '' },
    says: /^Not built: out\/ cannot be written \(.+\), as when another user has built it\. Delete out\/ and \.next\/ as that user, then run the command again\.$/,
  },
  {
    name: 'a build on a disk that becomes full',
    args: build,
    files: { ...STEPS, [CHECK]: `throw new Error('${DISK_FULL}')` },
    says: 'Not built: the check of the pages failed. The disk is full: a build takes 200 MB. Free some space, then run the command again.',
  },
  ...(siteConfig.runSamples
    ? [
        {
          name: 'a build that fails while a step has more to say',
          args: build,
          files: {
            ...STEPS,
            [CHECK]:
              "import { existsSync } from 'node:fs'\nsetInterval(() => existsSync('begun') && process.exit(1), 50)",
            [BUNDLE]: `import { writeFileSync } from 'node:fs'
              setInterval(() => {}, 1000)
              process.on('SIGTERM', () => setTimeout(() => process.exit(console.log('late')), 500))
              writeFileSync('begun', '')`,
          },
          says: 'Not built: the check of the pages failed. The lines above say why.',
        },
        {
          name: 'a build whose samples cannot be bundled, whatever Next says meanwhile',
          args: buildWithNext,
          files: { ...STEPS, ...REFUSED, [BUNDLE]: 'process.exit(1)' },
          says: 'Not built: the bundle of the samples failed. The lines above say why.',
        },
      ]
    : []),
  {
    name: 'a build that Next refuses',
    args: buildWithNext,
    files: { ...STEPS, ...REFUSED },
    says: 'Not built: next build failed. The lines above say why.',
  },
]

test.each(Object.entries(scripts))(
  'npm run %s looks at Node and the packages first',
  (_, script) => {
    expect(script).toMatch(/^node lib\/cli\/(command|ready)\.mjs /)
  },
)

/** A folder with these files. */
function machineWith(files: Record<string, string>, prefix = '') {
  const folder = mkdtempSync(`${FOLDER}/${prefix}`)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

/** The port that the system chose for a server. */
async function listen(server: Server) {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function freePort() {
  const server = createServer()
  const port = await listen(server)
  server.close()
  return port
}

const conditions = [...oldNode, ...settings, ...machines, ...buildsThatFail]

test.concurrent.each(conditions.map(condition => [condition.name, condition] as const))(
  '%s: the last line says what to do',
  async (_, { args, settings, folder, files, says }) => {
    const cwd = machineWith({ ...installed('.'), ...installed('samples'), ...files }, folder)
    const { ok, output } = await run(process.execPath, args, { cwd, settings })
    const last = output.trim().split('\n').at(-1)
    if (typeof says === 'string') expect(last).toBe(says)
    else expect(last).toMatch(says)
    expect(ok).toBe(false)
  },
)

test.each([
  [
    'another user has built',
    'Error: EACCES: permission denied, open .next/trace',
    'This user may not write there, as when another user has built it. Delete out/ and .next/ as that user, then run the command again.',
  ],
  [
    'a power cut has emptied a file',
    'SyntaxError: Unexpected end of JSON input',
    'A file of an earlier build may be damaged. Delete .next/ and .cache/, then run the command again.',
  ],
])('where %s, a build says what to do', (_, output, reason) => {
  expect(reasonOf(null, output)).toBe(reason)
})

test.concurrent('a build is for production, and ends with its warnings and how many pages it wrote', async () => {
  const cwd = machineWith({
    ...STEPS,
    [CHECK]: "console.warn('warning:', process.env.NODE_ENV)",
    [FINISH]: "console.warn('warning: two')",
    'out/index.html': '',
  })
  const settings = { NODE_ENV: 'development' }
  const written = await run(process.execPath, build, { cwd, settings })
  expect(written.output).toMatch(
    /\n\nwarning: production\nwarning: two\nout\/ written: 1 page, 2 warnings\n$/,
  )
  expect(written.ok).toBe(true)
  // The last step, which this machine lacks, writes it anew.
  writeFileSync(path.join(cwd, 'out/build-id.txt'), '')

  const partly = "import { writeFileSync } from 'node:fs'\nwriteFileSync('out/build-id.txt', '')\n"
  writeFileSync(path.join(cwd, FINISH), `${partly}process.exit(1)`)
  const broken = await run(process.execPath, build, { cwd })
  expect(broken.output).toMatch(
    /\nNot built: the last step of the export failed\. The lines above say why\.\n$/,
  )
  expect(broken.ok).toBe(false)
  // Else the rest would count as the site that was built before, of other settings.
  expect(existsSync(path.join(cwd, 'out/build-id.txt'))).toBe(false)
})

test.concurrent.each([
  // The lock file may lack integrity, which npm then knows.
  [
    READY,
    { ...entryOf('leven', { integrity: 'sha512-' }), ...entryOf('axe-core', { dev: true }) },
    '',
  ],
  [COMMAND, entryOf('leven'), 'out/ holds no site.'],
])('%s: what npm has installed needs no network', async (file, packages, says) => {
  const files = { ...installed('samples'), ...WITH_MORE, [INSTALLED]: lockOf(packages) }
  const { settings } = withoutNetwork
  const { output } = await run(process.execPath, [file, 'serve'], {
    cwd: machineWith(files),
    settings,
  })
  expect(output.slice(0, says.length || undefined)).toBe(says)
})

test.concurrent('packages that cannot be brought up to date stay', async () => {
  const old = entryOf('leven', { version: '1.0.0' })
  const module = 'node_modules/leven/package.json'
  const files = { ...NOT_INSTALLED, [INSTALLED]: lockOf(old), [module]: '{ "version": "1.0.0" }' }
  const cwd = machineWith({ ...files, ...installed('samples') })
  const { settings } = withoutNetwork
  expect((await run(process.execPath, [READY], { cwd, settings })).ok).toBe(false)
  expect(existsSync(path.join(cwd, module))).toBe(true)
  expect(readFileSync(path.join(cwd, 'package-lock.json'), 'utf8')).toBe(files['package-lock.json'])
})

test.concurrent.each(['SIGINT', 'SIGTERM'] as const)(
  'a build refuses another; %s ends it with all that it started, and lets the next one build',
  async signal => {
    const cwd = machineWith({
      ...STEPS,
      [CHECK]: `import { writeFileSync } from 'node:fs'
        writeFileSync('step', String(process.pid))
        setInterval(() => {}, 1000)`,
    })
    const first = spawn(process.execPath, build, { cwd })
    const said = text(first.stderr)
    await vi.waitUntil(() => existsSync(path.join(cwd, 'step')), { timeout: 60_000 })
    const { output } = await run(process.execPath, build, { cwd })
    expect(output).toBe(
      `Process ${first.pid} is building the site in this folder. Wait until it has finished, then run the command again; if it is not a build, delete ${BUILDER}.\n`,
    )
    first.kill(signal)
    expect(await said).toBe(`\nStopped by ${signal}.\n`)
    const step = Number(readFileSync(path.join(cwd, 'step'), 'utf8'))
    expect(() => process.kill(step, 0)).toThrow('ESRCH')
    expect(existsSync(path.join(cwd, BUILDER))).toBe(false)
  },
)

test.concurrent('serve ends with the shell that npm runs it with', async () => {
  const files = { 'out/build-id.txt': '', 'out/index.html': '' }
  const cwd = machineWith({ ...files, ...installed('.'), ...installed('samples') })
  const command = `'${process.execPath}' '${COMMAND}' serve; :`
  const env = { ...process.env, PORT: String(await freePort()), npm_execpath: 'npm-cli.js' }
  const shell = spawn('sh', ['-c', command], { cwd, env })
  const said = text(shell.stderr)
  await once(shell.stdout, 'data')
  shell.kill()
  // The server has it, too, and closes it when it ends.
  expect(await said).toBe('\nStopped by SIGTERM.\n')
})

test.concurrent.each([
  [
    'node_modules',
    [COMMAND, 'build'],
    "node_modules is a link, which Next's bundler does not follow out of this folder. Delete the link, then run the command again: it installs the packages here.",
  ],
  [
    'out',
    build,
    'out is a link, and a build needs a folder there. Delete the link, run the command again, and copy out/ to where it led.',
  ],
])('%s that is a link stops a build at once', async (name, args, says) => {
  const cwd = machineWith(STEPS)
  symlinkSync('elsewhere', path.join(cwd, name))
  const { ok, output } = await run(process.execPath, args, { cwd })
  expect(output).toBe(`${says}\n`)
  expect(ok).toBe(false)
})

test.concurrent('out that is a mount stops a build at once', async () => {
  const cwd = machineWith({ ...STEPS, 'out/index.html': '' })
  const mounted = first(`
    import files from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    files.rmdirSync = () => { throw Object.assign(new Error(), { code: 'EBUSY' }) }
    syncBuiltinESMExports()`)
  const { ok, output } = await run(process.execPath, [...mounted, ...build], { cwd })
  expect(output).toBe(
    'out is a mount, and a build replaces the folder. Mount it at another path, run the command again, and copy out/ there.\n',
  )
  expect(ok).toBe(false)
})

test.concurrent.each(['start', 'dev', 'chain'])(
  '%s says at once that its port is taken',
  async command => {
    const server = createServer()
    onTestFinished(() => void server.close())
    const port = await listen(server)
    const cwd = machineWith({ ...STEPS, ...installed('.'), ...installed('samples') })
    const settings = { PORT: String(port) }
    const { ok, output } = await run(process.execPath, [COMMAND, command], { cwd, settings })
    expect(output).toBe(`Port ${port} is taken. Set PORT to a free one.\n`)
    expect(ok).toBe(false)
  },
)
