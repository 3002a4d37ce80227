import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { SAMPLES } from '../../mdx/samples/samples.mjs'
import { signedKeccak } from './stubs'

/** Where paths of bundled files begin. */
export const ROOT = path.resolve(SAMPLES)

/** A file by its path, or code of the build's own. */
export type Entry = { entryPoints: [string] } | { stdin: { contents: string; resolveDir: string } }

export const fileEntry = (name: string): Entry => ({ entryPoints: [`${name}.ts`] })
export const codeEntry = (contents: string): Entry => ({ stdin: { contents, resolveDir: ROOT } })

export const OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  // The ESM builds of the SDKs are two thirds of the others.
  mainFields: ['browser', 'module', 'main'],
  conditions: ['browser'],
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  tsconfigRaw: {},
  logLevel: 'silent',
  metafile: true,
  write: false,
} satisfies BuildOptions

/** The code of a bundle, as esbuild prints it for people. */
export async function bundledCode(entry: Entry, plugins: Plugin[]): Promise<string> {
  const { outputFiles } = await build({ ...OPTIONS, ...entry, plugins })
  return outputFiles[0]?.text ?? ''
}

/** Files for a page, which change their names with their content. */
export class BundledFiles {
  /** Uncompressed size of each. */
  readonly bytes: Record<string, number> = {}
  /** What is in them, seen from the samples' folder. */
  readonly inputs: string[] = []
  /** What each fetches before it runs. */
  readonly #imports: Record<string, string[]> = {}

  constructor(readonly folder: string) {}

  /** @returns the name of the file */
  write(name: string, ending: string, content: string | Uint8Array): string {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12)
    const file = `${name.replaceAll('/', '-')}-${hash}.${ending}`
    writeFileSync(path.join(this.folder, file), content)
    this.bytes[file] = Buffer.byteLength(content)
    return file
  }

  /** @returns the name of the file */
  async bundle(name: string, entry: Entry, plugins: Plugin[]): Promise<string> {
    const all = [...plugins, signedKeccak, builtBefore]
    const options = { ...OPTIONS, ...entry, plugins: all, minify: true }
    const { outputFiles, metafile } = await build(options)
    const file = this.write(name, 'js', outputFiles[0]?.contents ?? '')
    const [{ inputs, imports }] = Object.values(metafile.outputs) as [Metafile['outputs'][string]]
    this.inputs.push(...Object.keys(inputs).filter(input => inputs[input]?.bytesInOutput))
    this.#imports[file] = imports
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => path.replace('./', ''))
    return file
  }

  /** These files, and all that they fetch before they run. */
  withImports(files: string[]): string[] {
    const follow = (file: string): string[] => [
      file,
      ...(this.#imports[file] ?? []).flatMap(follow),
    ]
    return [...new Set(files.flatMap(follow))]
  }
}

/** Leaves files of an earlier bundle where they are. */
const builtBefore: Plugin = {
  name: 'built-before',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/[\w-]+-[0-9a-f]{12}\.js$/ }, ({ path }) => ({ path, external: true }))
  },
}
