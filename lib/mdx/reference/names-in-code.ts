import { COMMENTS_AND_STRINGS, IMPORT, nameOfFile } from '../samples/sample-imports'
import { isDistinctive, type Named, type Names, only } from './names'
import { splitId } from './reference'
import type { Member } from './types'

/** A name in code that leads to its entry. */
type NamePlace = { start: number; end: number; href: string }

/** Context that code lacks. */
type CodeContext = {
  /** the import statements that an excerpt lacks */
  imports?: string
  /** the version of the protocol, such as `v3` */
  version?: string | undefined
}

/** Ids of symbols by their names in the code; undefined if a name is ambiguous. */
type Meanings = Map<string, string | undefined>

const IDENTIFIER = /[A-Za-z_$][\w$]*/g

/** An ABI by its usual name, `poolAbi`, or as part of an artifact, `Pool.abi`. */
const ABI = String.raw`(?<abi>\w+?)(?:Abi\b|\.abi\b)`

/** A function or event that ethers and viem take as a string, with what is known about its contract. */
const NAMED_IN_STRING = [
  /(?:(?<variable>\w+)\s*\.\s*(?:interface\s*\.\s*)?)?(?:getFunction|getEvent|queryFilter|(?:en|de)code\w+)\(\s*'(?<name>\w+)'/dg,
  new RegExp(
    String.raw`(?:\.\.\.(?<variable>\w+),[^{}]*?|abi: ${ABI},[^{}]*?)(?:functionName|eventName): '(?<name>\w+)'`,
    'dg',
  ),
]

/**
 * The first name of each entry in the code. In TypeScript and Solidity, names are identified by their
 * imports and declarations; ambiguous names have no link.
 */
export function namesInCode(source: string, context: CodeContext, names: Names): NamePlace[] {
  const reader = new CodeReader(source, context, names)
  const seen = new Set<string>()
  return reader
    .read()
    .sort((a, b) => a.start - b.start)
    .filter(({ href }) => !seen.has(href) && seen.add(href))
}

class CodeReader {
  #places: NamePlace[] = []
  #source: string
  #code: string
  #names: Names
  /** Whether an id belongs to the packages that the code imports, or to its version. */
  #packages: (id: string) => boolean
  #contracts: Named[]
  #symbols: Meanings = new Map()
  #variables: Meanings = new Map()

  constructor(source: string, { imports = '', version }: CodeContext, names: Names) {
    const blank = (text: string) => text.replace(/[^\n]/g, ' ')
    this.#names = names
    this.#source = source.replace(IMPORT, blank)
    this.#code = this.#source.replace(COMMENTS_AND_STRINGS, blank)
    const packages = new Set<string>()
    for (const { groups } of `${imports}\n${source}`.matchAll(IMPORT)) {
      const [path = ''] = groups?.path?.match(/^@uniswap\/[^/]+/) ?? []
      packages.add(path)
    }
    const versions = new Set([...packages].flatMap(name => name.match(/\bv\d(?=-)/) ?? []))
    const own = versions.size > 0 ? (versions.size === 1 ? [...versions][0] : undefined) : version
    this.#packages = id => packages.has(splitId(id).packageName)
    this.#contracts = [...names.symbols.values()]
      .flat()
      .filter(({ id, symbol }) => symbol.kind === 'contract' && own && id.includes(`/${own}-`))
    this.#readImports(`${imports}\n${source}`)
    this.#readDeclarations()
  }

  read(): NamePlace[] {
    for (const { 0: name, index } of this.#code.matchAll(IDENTIFIER)) {
      const before = this.#code.slice(Math.max(0, index - 300), index)
      this.#add(index, name, this.#meaningOf(name, before, index))
    }
    for (const pattern of NAMED_IN_STRING) {
      for (const {
        groups: { variable = '', abi, name = '' } = {},
        indices,
      } of this.#source.matchAll(pattern)) {
        const [start = 0] = indices?.groups?.name ?? []
        const id = abi ? this.#contractOf(abi) : this.#variables.get(variable)
        this.#add(start, name, this.#memberOf(id, name) ?? this.#functionCalled(name))
      }
    }
    return this.#places
  }

  #add(start: number, name: string, href: string | undefined) {
    if (href) this.#places.push({ start, end: start + name.length, href })
  }

  #meaningOf(name: string, before: string, index: number): string | undefined {
    if (!/(?<!\.)\.\s*$/.test(before)) {
      if (this.#variables.has(name)) return
      return this.#names.byId.get(this.#symbols.get(name) ?? '')?.href
    }
    const owner = ownerOf(before)
    const id = this.#variables.has(owner) ? this.#variables.get(owner) : this.#symbols.get(owner)
    const isCalled = this.#code.startsWith('(', index + name.length)
    const isObject = isCalled && !id && !/^[A-Z]/.test(owner)
    return this.#memberOf(id, name) ?? (isObject ? this.#functionCalled(name) : undefined)
  }

  #memberOf(id: string | undefined, name: string): string | undefined {
    return id ? this.#names.byId.get(`${id}.${name}`)?.href : undefined
  }

  /** The function with this name in the packages and contracts of the code, if any. */
  #functionCalled(name: string): string | undefined {
    if (!isDistinctive(name)) return
    const all = (this.#names.members.get(name) ?? []).filter(
      ({ member }) => member?.signatures && !member.static,
    )
    return (
      only(all.filter(({ id }) => this.#packages(id))) ??
      only(all.filter(({ id }) => this.#contracts.some(contract => contract.id === id)))
    )?.href
  }

  /** The contract of an ABI, by the end of its name. */
  #contractOf(abi: string): string | undefined {
    const id = this.#symbols.get(abi)
    if (id) return id
    const endsSo = (name: string) =>
      name.replace(/\d\d$/, '').toLowerCase().endsWith(abi.toLowerCase())
    return only(this.#contracts.filter(({ id }) => endsSo(splitId(id).name)))?.id
  }

  #readImports(code: string) {
    for (const { groups = {} } of code.matchAll(IMPORT)) {
      const { single = '', members = '', path = '', rest = '' } = groups
      const [packageName = ''] = path.match(/^@uniswap\/[^/]+/) ?? []
      if (packageName === path) {
        for (const [, name, local = name] of members.matchAll(/(\w+)(?: as (\w+))?\s*(?:,|$)/g)) {
          this.#symbols.set(`${local}`, `${packageName}#${name}`)
        }
      } else if (packageName) {
        // An artifact, or an interface of Solidity.
        const file = path.match(/(\w+)\.\w+$/)?.[1] ?? ''
        const [contract] = this.#contracts.filter(({ id }) =>
          [file, file.replace(/^I/, '')].includes(splitId(id).name),
        )
        if (contract) this.#symbols.set(single || nameOfFile(path, rest), contract.id)
      }
    }
  }

  /** Types of variables. A variable with two different declarations is ambiguous. */
  #readDeclarations() {
    const declare = (name = '', id?: string) => {
      const isSame = !this.#variables.has(name) || this.#variables.get(name) === id
      this.#variables.set(name, isSame ? id : undefined)
    }
    const type = (name = '') => this.#symbols.get(name)
    const code = this.#code
    // `pool: Pool` of TypeScript, `ISwapRouter public immutable router` of Solidity.
    for (const [, name, of] of code.matchAll(
      /(\w+)\??: (?:readonly )?([A-Z]\w*|string|number|bigint|boolean)\b(?![.([])/g,
    ))
      declare(name, type(of))
    for (const [, of, name] of code.matchAll(
      /\b([A-Z]\w+) (?:(?:public|private|internal|immutable|constant|override) )*(\w+)(?= ?[;=,)])/g,
    ))
      if (type(of)) declare(name, type(of))
    for (const [, name, abi] of this.#source.matchAll(
      new RegExp(String.raw`\bconst (\w+) = (?:new Contract\([^;]*?|\{[^{}]*?)\b${ABI}`, 'g'),
    ))
      declare(name, this.#contractOf(abi ?? ''))
    for (const [, name, made, of = '', member] of code.matchAll(
      /\b(?:const|let) (\w+) = (?:await )?(new )?(\w+)(?:\.(\w+))?(?=[(<])/g,
    )) {
      if (of === 'Contract') continue
      const id = type(of)
      declare(
        name,
        made ? id : this.#resultOf(this.#names.byId.get(member ? `${id}.${member}` : `${id}`)),
      )
    }
  }

  #resultOf(named: Named | undefined): string | undefined {
    const member: Member | undefined = named?.member ?? named?.symbol.members[0]
    const [returned = ''] =
      `${member?.signatures?.[0]?.returns}`.replace(/^Promise</, '').match(/^\w+/) ?? []
    return member?.mentions?.find(id => splitId(id).name === returned)
  }
}

/** The owner of a member: the name before the dot, or the name of the call before it. */
function ownerOf(before: string): string {
  let rest = before.replace(/\s*\??\.\s*$/, '')
  if (rest.endsWith(')')) {
    let depth = 0
    let at = rest.length
    do {
      at -= 1
      depth += rest[at] === ')' ? 1 : rest[at] === '(' ? -1 : 0
    } while (depth > 0 && at > 0)
    rest = rest.slice(0, at)
  }
  return rest.match(/[\w$]+$/)?.[0] ?? ''
}
