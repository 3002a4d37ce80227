import ts from 'typescript'
import type { Parameter, Signature } from '../../lib/api/types'
import type { ReadMember } from './declarations'
import { type Names, readFields } from './names'
import { printTypeParameters, text } from './type-text'

type Declaration = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration
type Node = ts.ClassElement | ts.TypeElement | ts.EnumMember

/** Public members in the order of the declaration; overloads and getter with setter are one. */
export function readTypeMembers(declaration: Declaration, names: Names): ReadMember[] {
  const members: ReadMember[] = []
  for (const node of declaration.members) {
    const member = isPublic(node) ? readMember(node, names) : undefined
    const known = members.find(({ name }) => name === member?.name)
    if (known && member?.signatures) known.signatures?.push(...member.signatures)
    else if (member && !known) members.push(member)
  }
  return members
}

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected

function isPublic(node: Node): boolean {
  if (ts.getCombinedModifierFlags(node) & HIDDEN) return false
  return !node.name || !/^[_#]/.test(text(node.name))
}

function readMember(node: Node, names: Names): ReadMember | undefined {
  const name = node.name ? text(node.name) : 'constructor'
  const flags = readFlags(node)
  if (ts.isEnumMember(node)) {
    return { name, kind: 'enum member', ...(node.initializer && { value: text(node.initializer) }) }
  }
  if (ts.isGetAccessor(node)) {
    return { name, kind: 'getter', ...flags, ...readType(node.type, names) }
  }
  if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) {
    return { name, kind: 'property', ...flags, ...readType(node.type, names) }
  }
  if (ts.isConstructorDeclaration(node)) {
    return { name, kind: 'constructor', ...readSignatures([node], names) }
  }
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) {
    return { name, kind: 'method', ...flags, ...readSignatures([node], names) }
  }
}

function readFlags(node: Node): Pick<ReadMember, 'static' | 'readonly' | 'optional'> {
  const flags = ts.getCombinedModifierFlags(node)
  return {
    ...(flags & ts.ModifierFlags.Static && { static: true }),
    ...(flags & ts.ModifierFlags.Readonly && { readonly: true }),
    ...('questionToken' in node && node.questionToken && { optional: true }),
  }
}

function readType(
  type: ts.TypeNode | undefined,
  names: Names,
): Pick<ReadMember, 'type' | 'mentions'> {
  return type ? { type: text(type), ...names.mentionedIn([type]) } : {}
}

/** Parameters and types of a function, method or constructor, with what they mention. */
export function readSignatures(
  nodes: ts.SignatureDeclaration[],
  names: Names,
): Pick<ReadMember, 'signatures' | 'mentions' | 'locals'> {
  return { signatures: nodes.map(node => readSignature(node, names)), ...names.mentionedIn(nodes) }
}

function readSignature(node: ts.SignatureDeclaration, names: Names): Signature {
  const isOnly = node.parameters.length === 1
  return {
    ...printTypeParameters(node as ts.MethodDeclaration),
    parameters: node.parameters.map(parameter => readParameter(parameter, isOnly, names)),
    ...(node.type && { returns: text(node.type) }),
  }
}

/**
 * A parameter that is taken apart has no name of its own and stands for its fields, as does the
 * only parameter of a function if its type is written in place.
 */
function readParameter(node: ts.ParameterDeclaration, isOnly: boolean, names: Names): Parameter {
  const { type, dotDotDotToken, questionToken } = node
  if (!type) throw new Error(`${text(node)} has no type.`)
  const isDestructured = ts.isObjectBindingPattern(node.name)
  const isInPlace = isOnly && ts.isTypeLiteralNode(type)
  const members = isDestructured || isInPlace ? names.membersOf(type) : undefined
  return {
    name: isDestructured ? 'args' : text(node.name),
    type: text(type),
    ...(questionToken && { optional: true }),
    ...(dotDotDotToken && { rest: true }),
    ...(members && { fields: readFields(members) }),
    ...(isDestructured && { destructured: true }),
  }
}
