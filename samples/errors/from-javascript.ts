import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { packageFile } from '../api/packages'

/** Folder of an SDK's compiled modules. */
const COMPILED = 'dist/cjs/src'

/**
 * A message as a caller sees it, and the class and method or the function that
 * throws it.
 */
export type Thrown = { text: string; owner: string; member?: string }

/** The invariants of a package, and the errors that it makes. */
export function readThrown(packageName: string): Thrown[] {
  const folder = packageFile(packageName, COMPILED)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.test)\.js$/.test(file))
    .flatMap(file => readModule(path.join(folder, file)))
}

function readModule(file: string): Thrown[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const thrown: Thrown[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    if (text !== undefined) thrown.push({ text, ...placeOf(node) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return thrown
}

/**
 * The message of a call of `invariant`, or of a new error; the name of an error
 * without message.
 */
function textOf(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === '(0, tiny_invariant_1.default)') {
    const [, message] = node.arguments
    return message ? `Invariant failed: ${read(message)}` : 'Invariant failed'
  }
  if (!ts.isThrowStatement(node) || !ts.isNewExpression(node.expression)) return
  const { expression, arguments: [message] = [] } = node.expression
  return message ? read(message) : expression.getText().split('.').at(-1)
}

/**
 * A string, with `…` for what is put into it; a constant of the same module by
 * its value.
 */
function read(message: ts.Expression): string {
  if (ts.isStringLiteralLike(message)) return message.text
  if (ts.isTemplateExpression(message)) {
    const parts = message.templateSpans.map(({ literal }) => literal.text)
    return [message.head.text, ...parts].join('…')
  }
  const source = message.getSourceFile()
  for (const statement of source.statements) {
    const assigned = ts.isExpressionStatement(statement) && statement.expression
    if (!assigned || !ts.isBinaryExpression(assigned)) continue
    if (assigned.left.getText() === message.getText()) return read(assigned.right)
  }
  throw new Error(`${source.fileName} throws ${message.getText()}. Teach from-javascript.ts.`)
}

function placeOf(node: ts.Node): Omit<Thrown, 'text'> {
  const member = ts.findAncestor(node, ts.isClassElement)
  if (member && ts.isClassLike(member.parent)) {
    const owner = member.parent.name?.text ?? ''
    return { owner, member: member.name?.getText() ?? 'constructor' }
  }
  const declared = ts.findAncestor(node, ts.isFunctionDeclaration)
  return { owner: declared?.name?.text ?? '' }
}
