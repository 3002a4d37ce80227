import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type {
  CoverageProvider,
  CoverageProviderModule,
  Vitest,
} from 'vitest/node'

declare global {
  /** Samples that have run in this process, by their paths. A module would forget them with `vi.resetModules`. */
  var ranSamples: Set<string>
}
globalThis.ranSamples ??= new Set()

const SAMPLES = join(import.meta.dirname, '..')
const LIST = join(import.meta.dirname, 'list.txt')

/** What no page shows. */
const OURS =
  /\.(?:test|fixture|config)\.|^(?:api|errors|page|tested|node_modules)\/|^\.\./

type Node = { type: string; start: number; end: number; body?: Node }

function* functionsIn(node: object): Generator<Required<Node>> {
  if (/^(Arrow)?Function(Expression|Declaration)$/.test((node as Node).type)) {
    yield node as Required<Node>
  }
  for (const child of Object.values(node)) {
    if (child instanceof Object) yield* functionsIn(child)
  }
}

/**
 * Has each function of a module say that the module runs. A module without functions says so when it is
 * loaded.
 * @param code JavaScript
 * @param program its syntax tree
 */
export function instrument(
  code: string,
  program: object,
  sample: string,
): string {
  const mark = `globalThis.ranSamples.add(${JSON.stringify(sample)})`
  const edits = [...functionsIn(program)].flatMap(
    ({ body: { type, start, end } }) =>
      type === 'BlockStatement'
        ? [{ at: start + 1, text: `${mark};` }]
        : [
            { at: start, text: `(${mark},` },
            { at: end, text: ')' },
          ],
  )
  if (edits.length === 0) return `${code}\n${mark}`
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce(
      (text, edit) => text.slice(0, edit.at) + edit.text + text.slice(edit.at),
      code,
    )
}

type Update = Vitest['config']['snapshotOptions']['updateSnapshot']

/**
 * Holds the list against a run. As with snapshots, what is new is added by
 * itself except in CI, and only `--update` removes something.
 * @param isWhole whether all tests ran, so that they run nothing else
 */
export function compare(
  known: string[],
  ran: string[],
  isWhole: boolean,
  update: Update,
) {
  const added = ran.filter(file => !known.includes(file))
  const gone = isWhole ? known.filter(file => !ran.includes(file)) : []
  const lacks = added.map(file => `does not list ${file}, which has run`)
  const lists = gone.map(file => `lists ${file}, of which nothing has run`)
  if (update === 'none') {
    return { listed: known, mistakes: isWhole ? [...lacks, ...lists] : [] }
  }
  const kept = update === 'all' ? known.filter(f => !gone.includes(f)) : known
  const mistakes = update === 'all' ? [] : lists
  return { listed: [...kept, ...added].sort(), mistakes }
}

/** In Vitest's main process. */
class Provider implements CoverageProvider {
  name = 'samples/tested'
  private vitest!: Vitest
  private ran = new Set<string>()

  initialize(vitest: Vitest) {
    this.vitest = vitest
  }

  resolveOptions = () => this.vitest.config.coverage

  clean() {
    this.ran.clear()
  }

  onFileTransform(
    code: string,
    id: string,
    { parse }: { parse: (code: string) => object },
  ) {
    const sample = relative(SAMPLES, id).split(sep).join('/')
    if (OURS.test(sample) || !/\.tsx?$/.test(sample)) return
    return { code: instrument(code, parse(code), sample), map: null }
  }

  onAfterSuiteRun({ coverage }: { coverage?: unknown }) {
    for (const sample of coverage as string[]) this.ran.add(sample)
  }

  generateCoverage = () => undefined

  /** Not called when a test has failed. */
  async reportCoverage() {
    const { vitest } = this
    const tests = await vitest.globTestSpecifications()
    const isWhole =
      vitest.state.getTestModules().length === tests.length &&
      !vitest.config.testNamePattern
    const text = readFileSync(LIST, 'utf8')
    // A file may be gone; fixtures' contracts are in files of another name.
    const isThere = (file: string) => file && existsSync(join(SAMPLES, file))
    const known = text.split('\n').filter(isThere)
    const ran = [...this.ran].filter(isThere)
    const { updateSnapshot } = vitest.config.snapshotOptions
    const { listed, mistakes } = compare(known, ran, isWhole, updateSnapshot)
    const written = `${listed.join('\n')}\n`
    if (updateSnapshot !== 'none' && written !== text)
      writeFileSync(LIST, written)
    if (mistakes.length === 0) return
    process.exitCode = 1
    for (const mistake of mistakes)
      vitest.logger.error(`samples/tested/list.txt ${mistake}.`)
    vitest.logger.error('Run npm run test:samples -- --update, or test them.')
  }
}

export default {
  getProvider: () => new Provider(),
  takeCoverage: () => [...ranSamples],
} satisfies CoverageProviderModule
