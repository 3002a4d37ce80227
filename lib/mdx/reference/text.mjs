/** @import { ApiSymbol, LocalType, Member, Parameter, Signature } from './types' */

/**
 * The declarations of a member as its language writes them, each on one line: several for overloads.
 * @param {ApiSymbol['kind']} kind of the symbol that it belongs to
 * @param {Member} member
 * @returns {string[]}
 */
export function memberTexts(kind, member) {
  const write = kind === 'contract' ? solidityText : typescriptText
  return (member.signatures ?? [undefined]).map(signature => write(member, signature))
}

/**
 * A contract's member as tables write it: `getPair(address, address) → address`.
 * @param {Member} member
 */
export function tableTexts(member) {
  return (member.signatures ?? []).map(({ parameters, returns = [] }) => {
    const call = `${member.name}(${solidityList(parameters)})`
    return returns.length > 0 ? `${call} → ${solidityList(returns)}` : call
  })
}

/**
 * The declaration of a type that a signature names, in lines.
 * @param {ApiSymbol['kind']} kind
 * @param {string} name
 * @param {LocalType} type
 */
export function localLines(kind, name, { typeParameters, fields }) {
  if (kind === 'contract') {
    return [`struct ${name} {`, ...fields.map(field => `  ${field.type} ${field.name};`), '}']
  }
  const open = `interface ${name}${angled(typeParameters)} {`
  return [open, ...fields.map(field => `  ${typescriptParameter(field)}`), '}']
}

/** @param {Member} member @param {Signature} [signature] */
function solidityText({ kind, name }, signature) {
  const { parameters = [], returns = [], mutability } = signature ?? {}
  const keyword = kind === 'function' || kind === 'event' ? `${kind} ` : ''
  const call = `${keyword}${name}(${solidityList(parameters)})`
  if (kind === 'event' || kind === 'constructor') return call
  const result = returns.length > 0 ? `returns (${solidityList(returns)})` : ''
  return [call, 'external', mutability, result].filter(Boolean).join(' ')
}

/** @param {string | Parameter[]} parameters */
function solidityList(parameters) {
  if (typeof parameters === 'string') return parameters
  return parameters
    .map(({ type, indexed, name }) => [type, indexed && 'indexed', name].filter(Boolean).join(' '))
    .join(', ')
}

const KEYWORDS = new Map([
  ['getter', 'get '],
  ['function', 'function '],
  ['constant', 'const '],
  ['type', 'type '],
])

/** @param {Member} member @param {Signature} [signature] */
function typescriptText(member, signature) {
  const { kind, name, type, value } = member
  const flags = /** @type {const} */ (['static', 'readonly']).filter(flag => member[flag])
  const head = [...flags, `${KEYWORDS.get(kind) ?? ''}${name}${member.optional ? '?' : ''}`].join(
    ' ',
  )
  if (signature) {
    const { typeParameters, parameters, returns } = signature
    const call = `${head}${angled(typeParameters)}(${parameters.map(typescriptParameter).join(', ')})`
    return returns ? `${call}: ${returns}` : call
  }
  if (kind === 'getter') return `${head}(): ${type}`
  if (kind === 'type') return `${head} = ${type}`
  return [head, type && `: ${type}`, value && ` = ${value}`].filter(Boolean).join('')
}

/** @param {Parameter} parameter */
function typescriptParameter({ name, type, optional, rest, destructured, fields = [] }) {
  // Written in place, the type names the fields; else the pattern does.
  const isPattern = destructured && !type.startsWith('{')
  const shown = isPattern ? `{ ${fields.map(field => field.name).join(', ')} }` : name
  return `${rest ? '...' : ''}${shown}${optional ? '?' : ''}: ${type}`
}

/** @param {string} [typeParameters] */
function angled(typeParameters) {
  return typeParameters ? `<${typeParameters}>` : ''
}
