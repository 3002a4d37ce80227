import {
  isConstant,
  isDistinctive,
  isOfTokens,
  type Named,
  type Names,
  pickOnly,
  versionOf,
} from './names'

/** `Error: …` of a stack trace, `execution reverted: "…"` of ethers. */
const QUOTED = /^(?:Error: (.+)|execution reverted: "(.+)")$/

/** `new Pool(…)`, `Pool.getAddress(…)`, `route.pools`, `getReserves()`, `FeeAmount` */
const NAME = /^(?<made>new )?(?:(?<owner>\w+)\.)?(?<name>\w+)(?<call>\(.*\))?$/

/**
 * The entry that inline code refers to, if it is unambiguous: the area of its page (SDK or contracts, v2 or
 * v3) decides between symbols with the same name.
 * @param page path of the page
 */
export function nameInText(code: string, page: string, names: Names): string | undefined {
  return errorIn(code, page, names) ?? apiIn(code, page, names)?.href
}

function errorIn(code: string, page: string, { errors }: Names): string | undefined {
  const [, thrown, reverted] = code.match(QUOTED) ?? []
  const text = thrown ?? reverted ?? code
  const href = errors.contracts.get(text) ?? errors.sdk.get(text)
  if (href) return href
  // Pages of the SDKs omit the prefix that errors share, and pages of v2 omit the contract.
  if (page.startsWith('/sdk')) return errors.sdk.get(`Invariant failed: ${text}`)
  if (!page.startsWith('/contract/swapx-v2')) return
  const found = [...errors.contracts].filter(([full]) => full.endsWith(`: ${text}`))
  return found.length === 1 ? found[0]?.[1] : undefined
}

function apiIn(code: string, page: string, names: Names): Named | undefined {
  const { made, owner, name = '', call } = code.match(NAME)?.groups ?? {}
  const areas = areasOf(page)
  const symbolOf = (name: string) =>
    firstOf(areas, names.symbols.get(name) ?? names.symbols.get(contractName(name)) ?? [])
  if (owner) {
    // A class name in lower case is an instance.
    const id = (symbolOf(owner) ?? symbolOf(owner.replace(/^./, first => first.toUpperCase())))?.id
    return names.byId.get(`${id}.${name}`)
  }
  if (/^[A-Z]/.test(name) || made) return symbolOf(name) ?? constantOf(name)
  if (call ? isOfTokens(name) : !isDistinctive(name) || names.values.has(name)) return
  const symbols = names.symbols.get(name) ?? []
  const members = (names.members.get(name) ?? []).filter(({ member }) => member?.signatures)
  return firstOf(areas, [...symbols, ...members])

  function constantOf(name: string) {
    const members = names.members.get(name) ?? []
    return isConstant(name) || isDistinctive(name) ? firstOf(areas, members) : undefined
  }
}

/** The only meaning in the first area that has any. */
function firstOf(areas: Area[], all: Named[]): Named | undefined {
  for (const isIn of areas) {
    const found = all.filter(isIn)
    if (found.length > 0) return pickOnly(found)
  }
}

type Area = (named: Named) => boolean

/** Where a page looks for names, nearest first. */
function areasOf(page: string): Area[] {
  const version = versionOf(page)
  const isOfVersion = ({ id }: Named) => !version || [undefined, version].includes(versionOf(id))
  const isContract: Area = named => named.symbol.kind === 'contract' && isOfVersion(named)
  const isSdk: Area = named => named.symbol.kind !== 'contract' && isOfVersion(named)
  const isOwn: Area = ({ href, member }) => member !== undefined && href?.split('#')[0] === page
  if (page.startsWith('/sdk')) return [isOwn, isSdk, isContract]
  // Libraries of the contracts share names with classes of the SDK, but not with its functions.
  const isFunction: Area = named => named.symbol.kind === 'function' && isSdk(named)
  if (page.startsWith('/contract')) return [isOwn, isContract, isFunction]
  return [() => true]
}

/** Of `SwapXV3Pool` and `IUniswapV3Pool`, the name that the packages use. */
function contractName(name: string): string {
  return name.replace(/^I?(?:SwapX|Uniswap)(?=V\d)/, 'Uniswap')
}
