import { solidityList } from '../../lib/api/solidity'
import type { ApiSymbol, LocalType, Member, Parameter, Signature } from '../../lib/api/types'
import { wrap } from './wrap'

/** What is read of a package; its declarations are derived from it. */
export type ReadMember = Omit<Member, 'declarations'>
export type ReadLocal = Omit<LocalType, 'declaration'>
export type ReadSymbol = Omit<ApiSymbol, 'members' | 'locals'> & {
  members: ReadMember[]
  locals?: Record<string, ReadLocal>
}

/** A symbol with the declarations of its members and local types, as its language writes them. */
export function declare({ members, locals, ...symbol }: ReadSymbol): ApiSymbol {
  const { kind } = symbol
  const write = kind === 'contract' ? solidityText : typescriptText
  const declared = Object.entries(locals ?? {}).map(
    ([name, type]) => [name, { ...type, declaration: localText(kind, name, type) }] as const,
  )
  return {
    ...symbol,
    members: members.map(member => ({
      ...member,
      declarations: (member.signatures ?? [undefined]).map(signature =>
        wrap(write(member, signature)).join('\n'),
      ),
    })),
    ...(locals && { locals: Object.fromEntries(declared) }),
  }
}

/** The declaration of a type that a signature names. */
function localText(
  kind: ApiSymbol['kind'],
  name: string,
  { typeParameters, fields }: ReadLocal,
): string {
  const lines =
    kind === 'contract'
      ? [`struct ${name} {`, ...fields.map(field => `  ${field.type} ${field.name};`)]
      : [
          `interface ${name}${angled(typeParameters)} {`,
          ...fields.map(field => `  ${typescriptParameter(field)}`),
        ]
  return [...lines, '}'].join('\n')
}

function solidityText({ kind, name }: ReadMember, signature?: Signature) {
  const { parameters = [], returns = [], mutability } = signature ?? {}
  const keyword = kind === 'function' || kind === 'event' ? `${kind} ` : ''
  const call = `${keyword}${name}(${solidityList(parameters)})`
  if (kind === 'event' || kind === 'constructor') return call
  const result = returns.length > 0 ? `returns (${solidityList(returns)})` : ''
  return [call, 'external', mutability, result].filter(Boolean).join(' ')
}

const KEYWORDS = new Map([
  ['getter', 'get '],
  ['function', 'function '],
  ['constant', 'const '],
  ['type', 'type '],
])

function typescriptText(member: ReadMember, signature?: Signature) {
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
