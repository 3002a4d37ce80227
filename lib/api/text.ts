import type { ApiSymbol, LocalType, Member, Parameter, Signature } from './types'

/** The declarations of a member as its language writes them, each on one line: several for overloads. */
export function memberTexts(kind: ApiSymbol['kind'], member: Member): string[] {
  const write = kind === 'contract' ? solidityText : typescriptText
  return (member.signatures ?? [undefined]).map(signature => write(member, signature))
}

/** A contract's member as tables write it: `getPair(address, address) → address`. */
export function tableTexts(member: Member) {
  return (member.signatures ?? []).map(({ parameters, returns = [] }) => {
    const call = `${member.name}(${solidityList(parameters)})`
    return returns.length > 0 ? `${call} → ${solidityList(returns)}` : call
  })
}

/** The declaration of a type that a signature names, in lines. */
export function localLines(
  kind: ApiSymbol['kind'],
  name: string,
  { typeParameters, fields }: LocalType,
) {
  if (kind === 'contract') {
    return [`struct ${name} {`, ...fields.map(field => `  ${field.type} ${field.name};`), '}']
  }
  const open = `interface ${name}${angled(typeParameters)} {`
  return [open, ...fields.map(field => `  ${typescriptParameter(field)}`), '}']
}

function solidityText({ kind, name }: Member, signature?: Signature) {
  const { parameters = [], returns = [], mutability } = signature ?? {}
  const keyword = kind === 'function' || kind === 'event' ? `${kind} ` : ''
  const call = `${keyword}${name}(${solidityList(parameters)})`
  if (kind === 'event' || kind === 'constructor') return call
  const result = returns.length > 0 ? `returns (${solidityList(returns)})` : ''
  return [call, 'external', mutability, result].filter(Boolean).join(' ')
}

function solidityList(parameters: string | Parameter[]) {
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

function typescriptText(member: Member, signature?: Signature) {
  const { kind, name, type, value } = member
  const flags = (['static', 'readonly'] as const).filter(flag => member[flag])
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

function typescriptParameter({ name, type, optional, rest, destructured, fields = [] }: Parameter) {
  // An inline type names the fields; otherwise the pattern does.
  const isPattern = destructured && !type.startsWith('{')
  const shown = isPattern ? `{ ${fields.map(field => field.name).join(', ')} }` : name
  return `${rest ? '...' : ''}${shown}${optional ? '?' : ''}: ${type}`
}

function angled(typeParameters?: string) {
  return typeParameters ? `<${typeParameters}>` : ''
}
