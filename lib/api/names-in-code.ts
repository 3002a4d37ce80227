import { COMMENTS_AND_STRINGS, IMPORT, nameOfFile } from '../samples/sample-imports'
import { isDistinctive, isOfTokens, type Names, pickOnly, versionOf } from './names'

/** A name in code that leads to its entry. */
type NamePlace = { start: number; end: number; href: string }

/** Context that code lacks. */
type CodeContext = {
  /** the import statements that an excerpt lacks */
  imports?: string
  /** the version of the protocol, such as `v3` */
  version?: string | undefined
}

/** `Pool` in `new Pool(…)`: a name that is not a member. */
const NAME = /(?<![\w$]|(?<!\.\.)\.\s*)(?<name>[A-Za-z_$][\w$]*)/dg

/** `Pool.getAddress(`, `route.pools`, or `.slot0(` after a call. */
const MEMBER = /(?<owner>[\w$]*)\s*\??(?<!\.)\.\s*(?<name>[A-Za-z_$][\w$]*)(?<call>\(?)/dg

/** `getFunction('slot0'`, `functionName: 'slot0'`: names that ethers and viem take as strings. */
const NAMED_IN_STRING =
  /(?:functionName:|(?:getFunction|getEvent|queryFilter|(?:en|de)code\w+)\()\s*'(?<name>\w+)'/dg

/**
 * The first name of each entry in the code. What the code imports decides between names of the API, and
 * names that remain ambiguous have no link. The types of variables are unknown: `.pools` belongs to the
 * only imported class that has such a member, and `.slot0(` to the only contract, whatever is before it.
 */
export function namesInCode(
  source: string,
  { imports = '', version }: CodeContext,
  { byId, members }: Names,
): NamePlace[] {
  const imported = importedIds(`${imports}\n${source}`, byId)
  const versions = new Set([...imported.values()].flatMap(id => versionOf(id) ?? []))
  const versionOfCode = versions.size > 1 ? undefined : ([...versions][0] ?? version)
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const withStrings = source.replace(IMPORT, blank)
  const code = withStrings.replace(COMMENTS_AND_STRINGS, blank)
  const places = [
    ...find(code, NAME, ({ name = '' }) => byId.get(imported.get(name) ?? '')),
    ...find(code, MEMBER, ({ owner = '', name = '', call }) => {
      const id = imported.get(owner)
      return id ? byId.get(`${id}.${name}`) : memberOfValue(name, Boolean(call))
    }),
    ...find(withStrings, NAMED_IN_STRING, ({ name = '' }) => memberOfValue(name, true)),
  ]
  const seen = new Set<string>()
  return places
    .sort((a, b) => a.start - b.start)
    .filter(({ href }) => !seen.has(href) && seen.add(href))

  function memberOfValue(name: string, isCalled: boolean) {
    if (isOfTokens(name)) return
    const ofImported = [...new Set(imported.values())]
      .flatMap(id => byId.get(`${id}.${name}`) ?? [])
      .filter(({ member }) => !member?.static && (!isCalled || member?.signatures))
    return pickOnly(ofImported) ?? (isCalled ? memberOfContract(name) : undefined)
  }

  function memberOfContract(name: string) {
    // A single word may be called on anything.
    if (!isDistinctive(name)) return
    const ofVersion = (members.get(name) ?? []).filter(
      ({ id, symbol, member }) =>
        symbol.kind === 'contract' && member?.signatures && versionOf(id) === versionOfCode,
    )
    return pickOnly(ofVersion)
  }
}

type Groups = Record<string, string | undefined>

/** The names that a pattern finds and that have an entry. */
function find(
  code: string,
  pattern: RegExp,
  meaningOf: (groups: Groups) => { href?: string | undefined } | undefined,
): NamePlace[] {
  return [...code.matchAll(pattern)].flatMap(({ groups = {}, indices }) => {
    const [start = 0, end = 0] = indices?.groups?.name ?? []
    const href = meaningOf(groups)?.href
    return href ? { start, end, href } : []
  })
}

/** Ids of the symbols that code imports, by their names there. */
function importedIds(code: string, byId: Names['byId']): Map<string, string> {
  const ids = new Map<string, string>()
  for (const { groups = {} } of code.matchAll(IMPORT)) {
    const { single = '', members = '', path = '', rest = '' } = groups
    const [packageName = ''] = path.match(/^@uniswap\/[^/]+/) ?? []
    if (packageName === path) {
      for (const name of members.match(/\w+(?=\s*(?:,|$))/g) ?? [])
        ids.set(name, `${packageName}#${name}`)
    } else {
      // An artifact, `Pool.json`, or an interface of Solidity, `IPool.sol`.
      const [, file = ''] = path.match(/(\w+)\.\w+$/) ?? []
      const names = [file, file.replace(/^I/, '')].map(name => `${packageName}#${name}`)
      const id = names.find(name => byId.has(name))
      if (id) ids.set(single || nameOfFile(path, rest), id)
    }
  }
  return ids
}
