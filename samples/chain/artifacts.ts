import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { InterfaceAbi } from 'ethers'

/** The part of a compiler's output that deploys and calls a contract. */
export type Artifact = {
  abi: InterfaceAbi
  /** Creation code in hex, with placeholders where libraries are to be linked. */
  bytecode: string
  linkReferences?: LinkReferences
}

/** A contract that a package publishes: also its name, and the code that it leaves on the chain. */
export type Reference = Artifact & {
  name: string
  /** Runtime code in hex, with zeros where a constructor or a linker fills something in. */
  runtime: string
}

/** Where in the code the address of a library goes, by source file and library. */
type LinkReferences = Record<string, Record<string, { start: number; length: number }[]>>

const require = createRequire(import.meta.url)

/** @param file in a package, such as `@uniswap/v2-core/build/UniswapV2Pair.json` */
export function readArtifact(file: string): Reference {
  const artifact = JSON.parse(readFileSync(require.resolve(file), 'utf8'))
  // The artifacts of v2 keep the runtime code elsewhere, and leave prefixes out.
  const runtime: string = artifact.deployedBytecode ?? artifact.evm.deployedBytecode.object
  return {
    ...artifact,
    name: basename(file, '.json'),
    bytecode: withPrefix(artifact.bytecode),
    runtime: withPrefix(runtime.replace(/__\$\w{34}\$__/g, '0'.repeat(40))),
  }
}

function withPrefix(hex: string): string {
  return hex.replace(/^(?!0x)/, '0x')
}

/**
 * Puts the addresses of libraries into creation code.
 * @param libraries address by the library's name
 * @throws if the code needs a library that is not given
 */
export function link(artifact: Artifact, libraries: Record<string, string>): string {
  let code = artifact.bytecode
  for (const references of Object.values(artifact.linkReferences ?? {})) {
    for (const [name, places] of Object.entries(references)) {
      const address = libraries[name]
      if (!address) throw new Error(`The code needs the address of the library ${name}.`)
      for (const { start, length } of places) {
        const from = 2 + 2 * start
        code = code.slice(0, from) + address.slice(2) + code.slice(from + 2 * length)
      }
    }
  }
  return code
}
