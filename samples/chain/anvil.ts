import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

/** Chain id of the local chain, the usual one of development chains. */
export const CHAIN_ID = 31337

/** The npm packages that hold anvil, by operating system and processor. */
const PACKAGES: Partial<Record<string, string>> = {
  'darwin-arm64': '@foundry-rs/anvil-darwin-arm64',
  'darwin-x64': '@foundry-rs/anvil-darwin-amd64',
  'linux-arm64': '@foundry-rs/anvil-linux-arm64',
  'linux-x64': '@foundry-rs/anvil-linux-amd64',
  'win32-x64': '@foundry-rs/anvil-win32-amd64',
}

/**
 * Where anvil is: the path in the environment variable `ANVIL`, else the npm package of
 * this platform, else the search path.
 * @throws if it is nowhere
 */
export function findAnvil(): string {
  const binary = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  const named = process.env.ANVIL
  if (named && !existsSync(named)) {
    throw new Error(`ANVIL names ${named}, which does not exist.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.map(folder => join(folder, binary)).find(existsSync)
  const found = named ?? packagedAnvil(binary) ?? onPath
  if (found) return found
  throw new Error(
    'No anvil found. Install Foundry (https://getfoundry.sh) or set ANVIL to its path.',
  )
}

function packagedAnvil(binary: string): string | undefined {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  try {
    return createRequire(import.meta.url).resolve(`${name}/bin/${binary}`)
  } catch {
    return undefined
  }
}

export type Anvil = { url: string; ended: Promise<void>; stop: () => Promise<void> }

/**
 * Starts an empty chain that only this machine can reach.
 * @param port TCP port; 0 takes a free one
 * @param more further options of anvil
 * @throws if anvil ends before it listens, with what it said
 */
export async function startAnvil(port: number, more: Record<string, string> = {}): Promise<Anvil> {
  const options = {
    '--host': '127.0.0.1',
    '--port': port,
    '--chain-id': CHAIN_ID,
    '--hardfork': 'cancun',
    '--gas-limit': 60_000_000,
    '--accounts': 1,
    ...more,
  }
  const args = Object.entries(options).flat().map(String)
  const child = spawn(findAnvil(), args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill()
    await ended
  }
  // A chain must not outlive a run that was interrupted.
  const kill = () => child.kill()
  process.once('exit', kill)
  child.once('exit', () => process.removeListener('exit', kill))
  const url = `http://${await listening(child)}`
  return { url, ended, stop }
}

/** @returns host and port, once anvil has printed them */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (chunk: Buffer) => {
      said += chunk
      const address = said.match(/Listening on (\S+)/)?.[1]
      if (!address) return
      // From here on it prints every request. What nobody reads would fill the pipe, and stop it.
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', read).resume()
      resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', code => {
      reject(new Error(`anvil ended with code ${code}:\n${said}`))
    })
  })
}
