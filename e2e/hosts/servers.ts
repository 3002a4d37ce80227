import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withRedirects } from '../../lib/export/host-redirects.fixture'
import { type Export, exportFolder, scratchFolder } from './exports'

/** Where and what a host shows. */
type Site = Export & { port: number; scratch: string }

export type Host = {
  name: string
  /** Whether it runs with the settings in `deploy/`: it then sends headers, and one address a page. */
  recipe: boolean
  /** What brings its command. */
  from: `Debian's ${string}` | 'npm'
  /** Writes its settings, and names its command with its arguments. */
  prepare: (site: Site) => [command: string, ...args: string[]]
}

const isRoot = process.getuid?.() === 0
const PATH = `${process.env.PATH}:/usr/sbin`

/** Former addresses that the settings get, with where they lead. */
export const FORMER = { '/former/a.b': '/study', '/原/址': '/category/指南', '/old': '/' }

/**
 * Settings as `deploy/` has them, for this machine, and with former addresses.
 * @param changes what is replaced by what
 * @throws Error when the file does not have one of them
 */
function recipe(file: string, { base }: Site, changes: [from: string, to: string][]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${file} does not contain ${from}`)
      return text.replaceAll(from, to)
    },
    withRedirects(file, readFileSync(`deploy/${file}`, 'utf8'), FORMER, base),
  )
}

function nginx({ scratch }: Site, server: string): [string, ...string[]] {
  const scratches = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const text = `daemon off; pid ${scratch}/pid; error_log stderr crit; ${isRoot ? 'user root;' : ''}
    events {}
    http {
      include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
      ${scratches.map(name => `${name}_temp_path ${scratch}/${name};`).join(' ')}
      ${server}
    }`
  writeFileSync(`${scratch}/conf`, text)
  return ['nginx', '-e', 'stderr', '-c', `${scratch}/conf`]
}

function apache({ root, port, scratch }: Site, allowOverride: string): [string, ...string[]] {
  const modules = ['mpm_event', 'authz_core', 'autoindex', 'dir', 'headers', 'mime', 'rewrite']
  const text = `
    ServerName 127.0.0.1
    Listen 127.0.0.1:${port}
    PidFile ${scratch}/pid
    DefaultRuntimeDir ${scratch}
    ErrorLog ${scratch}/error.log
    ${modules.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
    TypesConfig /etc/mime.types
    ${isRoot ? 'User www-data\nGroup www-data' : ''}
    DocumentRoot ${root}
    <Directory ${root}>
      AllowOverride ${allowOverride}
      Options Indexes FollowSymLinks
      Require all granted
    </Directory>`
  writeFileSync(`${scratch}/conf`, text)
  return ['apache2', '-d', scratch, '-f', `${scratch}/conf`, '-DFOREGROUND']
}

/** A command of a package of `e2e/hosts/`. */
const npm = (command: string, ...args: string[]): [string, ...string[]] => [
  path.resolve('e2e/hosts/node_modules/.bin', command),
  ...args,
]

export const hosts: Host[] = [
  {
    name: 'nginx',
    recipe: false,
    from: "Debian's nginx-light",
    prepare: site =>
      nginx(
        site,
        `server {
          listen 127.0.0.1:${site.port};
          root ${site.root};
          location / { try_files $uri $uri/ =404; }
        }`,
      ),
  },
  {
    name: 'nginx with deploy/nginx.conf',
    recipe: true,
    from: "Debian's nginx-light",
    prepare: site =>
      nginx(
        site,
        recipe('nginx.conf', site, [
          ['listen 80;', `listen 127.0.0.1:${site.port};`],
          ['root /var/www/docs;', `root ${site.root};`],
          [' /404.html', ` ${site.base}/404.html`],
        ]),
      ),
  },
  {
    name: 'Caddy',
    recipe: false,
    from: "Debian's caddy",
    prepare: ({ root, port }) => [
      'caddy',
      'file-server',
      '--listen',
      `127.0.0.1:${port}`,
      '--root',
      root,
    ],
  },
  {
    name: 'Caddy with deploy/Caddyfile',
    recipe: true,
    from: "Debian's caddy",
    prepare: site => {
      const { root, base, port, scratch } = site
      const text = recipe('Caddyfile', site, [
        ['docs.swapx.exchange {', `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`],
        ['/var/www/docs\n', `${root}\n`],
        [' /404.html', ` ${base}/404.html`],
      ])
      writeFileSync(`${scratch}/Caddyfile`, `{\n\tadmin off\n}\n${text}`)
      return ['caddy', 'run', '--adapter', 'caddyfile', '--config', `${scratch}/Caddyfile`]
    },
  },
  {
    name: 'Apache',
    recipe: false,
    from: "Debian's apache2-bin",
    prepare: site => apache(site, 'None'),
  },
  {
    name: 'Apache with deploy/apache.htaccess',
    recipe: true,
    from: "Debian's apache2-bin",
    prepare: site => {
      const text = recipe('apache.htaccess', site, [[' /404.html', ` ${site.base}/404.html`]])
      writeFileSync(path.join(exportFolder(site), '.htaccess'), text)
      return apache(site, 'All')
    },
  },
  {
    name: 'serve',
    recipe: false,
    from: 'npm',
    prepare: ({ root, port }) =>
      npm('serve', '--no-clipboard', '--listen', `tcp://127.0.0.1:${port}`, root),
  },
  {
    name: 'http-server',
    recipe: false,
    from: 'npm',
    prepare: ({ root, port }) =>
      npm('http-server', root, '-a', '127.0.0.1', '-p', `${port}`, '--silent'),
  },
  {
    name: 'Python',
    recipe: false,
    from: "Debian's python3",
    prepare: ({ root, port }) => [
      'python3',
      '-m',
      'http.server',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--directory',
      root,
    ],
  },
]

/**
 * Starts a host and waits until it answers.
 * @throws Error that says the mend when its command is missing or its port taken, or what it printed
 *   when it ends
 */
export async function startHost(host: Host, made: Export, port: number): Promise<ChildProcess> {
  if (await listens(port)) throw new Error(`Port ${port} is taken. Set E2E_PORT to free ones.`)
  const scratch = scratchFolder(String(port))
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(scratch, { recursive: true })
  const [command, ...args] = host.prepare({ ...made, port, scratch })
  const env = { ...process.env, PATH, XDG_CONFIG_HOME: scratch, XDG_DATA_HOME: scratch }
  if (spawnSync(command, ['--version'], { env, stdio: 'ignore' }).error) {
    throw new Error(
      `${host.name} is not installed: there is no command ${command}. Install it from ${host.from}.`,
    )
  }
  const server = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.on('data', data => {
    said += data
  })
  while (!(await listens(port))) {
    if (server.exitCode !== null) throw new Error(`${host.name} did not start: ${said}`)
    await wait(50)
  }
  return server
}

/** Ends a host and waits until it has. */
export async function stopHost(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill()
  await ended
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
