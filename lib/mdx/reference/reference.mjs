/** @import { ApiSymbol, Member, Parameter, Reference } from './types' */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { localLines, memberTexts } from './text.mjs'
import { wrap } from './wrap.mjs'

/** @type {Reference} */
export const reference = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'api.json'), 'utf8'),
)

/** Length of a line of a signature, in characters. */
export const WIDTH = 80

/**
 * What a heading of a reference page stands for.
 * @typedef {object} Subject
 * @property {string} name
 * @property {boolean} isEvent
 * @property {'typescript' | 'solidity'} language
 * @property {string[][]} declarations each in lines
 * @property {Parameter[]} parameters those that its text must explain
 * @property {Parameter[]} returns a contract's named return values
 * @property {string[]} mentions ids of types
 */

/** @param {string} id such as `@uniswap/v3-sdk#Pool` */
export function splitId(id) {
  const [packageName = '', name = ''] = id.split('#')
  return { packageName, name }
}

/**
 * The members of a symbol.
 * @param {ApiSymbol} symbol
 * @returns {Subject[]}
 */
export function memberSubjects(symbol) {
  return symbol.members.map(member => memberSubject(symbol, member))
}

/**
 * A symbol as a whole, as it stands beside others of its package.
 * @param {string} id
 * @param {ApiSymbol} symbol
 * @returns {Subject}
 */
export function symbolSubject(id, symbol) {
  const [only] = symbol.members
  if (only && only.kind === symbol.kind) return memberSubject(symbol, only)
  const { name } = splitId(id)
  const lines = symbol.members.flatMap(member =>
    memberTexts(symbol.kind, member).flatMap(text => wrap(text, WIDTH, '  ')),
  )
  return {
    name,
    isEvent: false,
    language: 'typescript',
    declarations: [
      [`${headOf(name, symbol)} {`, ...lines, '}'],
      ...localDeclarations(symbol, Object.keys(symbol.locals ?? {})),
    ],
    parameters: symbol.members.map(({ name, type = '', optional }) => ({
      name,
      type,
      ...(optional && { optional }),
    })),
    returns: [],
    mentions: [symbol, ...symbol.members].flatMap(({ mentions = [] }) => mentions),
  }
}

/**
 * `class Percent extends Fraction`
 * @param {string} name
 * @param {ApiSymbol} symbol
 */
export function headOf(name, { kind, typeParameters, heritage }) {
  const types = typeParameters ? `<${typeParameters}>` : ''
  return [kind, name + types, heritage].filter(Boolean).join(' ')
}

/** @param {ApiSymbol} symbol @param {Member} member @returns {Subject} */
function memberSubject(symbol, member) {
  const { signatures = [] } = member
  const named = (/** @type {Parameter[]} */ list) => list.filter(({ name }) => name !== '')
  const parameters = signatures.flatMap(signature =>
    signature.parameters.flatMap(parameter => parameter.fields ?? [parameter]),
  )
  return {
    name: member.name,
    isEvent: member.kind === 'event',
    language: symbol.kind === 'contract' ? 'solidity' : 'typescript',
    declarations: [
      ...memberTexts(symbol.kind, member).map(text => wrap(text, WIDTH)),
      ...localDeclarations(symbol, member.locals ?? []),
    ],
    parameters: unique(named(parameters)),
    returns: unique(
      named(signatures.flatMap(({ returns }) => (Array.isArray(returns) ? returns : []))),
    ),
    mentions: member.mentions ?? [],
  }
}

/** @param {ApiSymbol} symbol @param {string[]} names */
function localDeclarations(symbol, names) {
  return names.map(name => {
    const type = symbol.locals?.[name]
    return type ? localLines(symbol.kind, name, type) : []
  })
}

/** Overloads share parameters. @param {Parameter[]} list */
function unique(list) {
  return list.filter(({ name }, index) => list.findIndex(other => other.name === name) === index)
}
