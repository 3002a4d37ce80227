import ts from 'typescript'
import type { ReadMember, ReadSymbol } from './declarations'
import { readSignatures, readTypeMembers } from './members'
import { Names } from './names'
import { packageFile, readJson } from './packages'
import { printTypeParameters, text } from './type-text'

/** Every export of the packages, by id, from their type declarations. */
export function readTypes(packages: string[]): [string, ReadSymbol][] {
  const entries = packages.map(name =>
    packageFile(name, readJson(packageFile(name, 'package.json')).typings),
  )
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  })
  const names = new Names(program.getTypeChecker())
  for (const [index, name] of packages.entries()) {
    const file = program.getSourceFile(entries[index] ?? '')
    if (!file) throw new Error(`${name} has no types. Install the packages of samples/.`)
    names.addExports(name, file)
  }
  return [...names.exported].map(([symbol, id]) => [id, readSymbol(symbol, names)])
}

function readSymbol(symbol: ts.Symbol, names: Names): ReadSymbol {
  const declarations = symbol.declarations ?? []
  const declaration = declarations[0]
  if (!declaration) throw new Error(`${symbol.name} has no declaration.`)
  if (ts.isEnumDeclaration(declaration)) {
    return { kind: 'enum', members: readTypeMembers(declaration, names) }
  }
  if (ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) {
    const members = readAllMembers(declaration, names)
    const { heritageClauses = [] } = declaration
    const { mentions } = names.mentionedIn(heritageClauses)
    return {
      kind: ts.isClassDeclaration(declaration) ? 'class' : 'interface',
      ...printTypeParameters(declaration),
      ...(heritageClauses.length > 0 && {
        heritage: heritageClauses.map(text).join(' '),
        ...(mentions && { mentions }),
      }),
      members,
      ...names.localsOf(members),
    }
  }
  const only = readDeclaration(symbol.name, declarations, names)
  return { kind: only.kind, members: [only], ...names.localsOf([only]) }
}

/** Members, with those inherited from a class that nobody can import. */
function readAllMembers(
  declaration: ts.ClassDeclaration | ts.InterfaceDeclaration,
  names: Names,
): ReadMember[] {
  const own = readTypeMembers(declaration, names)
  const base = names.hiddenBase(declaration)
  const inherited = base ? readTypeMembers(base, names) : []
  return [...inherited.filter(({ name }) => own.every(member => member.name !== name)), ...own]
}

type Single = ReadMember & { kind: 'function' | 'constant' | 'type' }

/** A function, a constant or the name of a type. */
function readDeclaration(name: string, declarations: ts.Declaration[], names: Names): Single {
  const functions = declarations.filter(ts.isFunctionDeclaration)
  const first = declarations[0]
  if (first && ts.isVariableDeclaration(first) && first.type && ts.isFunctionTypeNode(first.type)) {
    return { name, kind: 'function', ...readSignatures([first.type], names) }
  }
  if (functions.length > 0) return { name, kind: 'function', ...readSignatures(functions, names) }
  if (first && ts.isTypeAliasDeclaration(first)) {
    return { name, kind: 'type', type: text(first.type), ...names.mentionedIn([first.type]) }
  }
  if (first && ts.isVariableDeclaration(first)) {
    return {
      name,
      kind: 'constant',
      ...(first.type && { type: text(first.type), ...names.mentionedIn([first.type]) }),
      ...(first.initializer && { value: text(first.initializer) }),
    }
  }
  throw new Error(
    `${name} is declared in a way that the reference does not know. Teach from-types.ts.`,
  )
}
