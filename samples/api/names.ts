import ts from 'typescript'
import type { Parameter } from '../../lib/api/types'
import type { ReadLocal, ReadMember } from './declarations'
import { printTypeParameters, text } from './type-text'

type LocalDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

/** Which names of a declaration mean an export of the packages, and which a type of their own. */
export class Names {
  /** Exports by what they stand for: their id. */
  readonly exported = new Map<ts.Symbol, string>()
  private readonly locals = new Map<string, ReadLocal>()
  private readonly packages: string[] = []
  private readonly checker: ts.TypeChecker

  constructor(checker: ts.TypeChecker) {
    this.checker = checker
  }

  addExports(packageName: string, file: ts.SourceFile): void {
    const module = this.checker.getSymbolAtLocation(file)
    if (!module) return
    this.packages.push(packageName)
    for (const symbol of this.checker.getExportsOfModule(module)) {
      this.exported.set(this.resolve(symbol), `${packageName}#${symbol.name}`)
    }
  }

  /** Types that the nodes name, in the shape of a member's fields. */
  mentionedIn(nodes: readonly ts.Node[]): Pick<ReadMember, 'mentions' | 'locals'> {
    const mentions = new Set<string>()
    const locals = new Set<string>()
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const symbol = this.checker.getSymbolAtLocation(node)
        const target = symbol && this.resolve(symbol)
        const id = target && this.exported.get(target)
        const local = target && this.localDeclaration(target)
        if (id) mentions.add(id)
        if (local && !locals.has(target.name)) {
          locals.add(target.name)
          this.locals.set(target.name, readLocal(local))
          visit(local)
        }
      }
      ts.forEachChild(node, visit)
    }
    for (const node of nodes) visit(node)
    return {
      ...(mentions.size > 0 && { mentions: [...mentions].sort() }),
      ...(locals.size > 0 && { locals: [...locals] }),
    }
  }

  /** The types that members name beside exports, in the shape of a symbol's fields. */
  localsOf(members: Pick<ReadMember, 'locals'>[]): { locals?: Record<string, ReadLocal> } {
    const used = members.flatMap(({ locals = [] }) => locals)
    if (used.length === 0) return {}
    return {
      locals: Object.fromEntries(used.map(name => [name, this.locals.get(name) as ReadLocal])),
    }
  }

  /** The declaration of a type that only its own package can name. */
  localDeclaration(symbol: ts.Symbol): LocalDeclaration | undefined {
    const [declaration] = symbol.declarations ?? []
    if (this.exported.has(symbol) || !declaration) return
    if (!ts.isInterfaceDeclaration(declaration) && !ts.isTypeAliasDeclaration(declaration)) return
    const { fileName } = declaration.getSourceFile()
    return this.packages.some(name => fileName.includes(`/${name}/`)) ? declaration : undefined
  }

  /** The class that a class extends, unless the packages export it. */
  hiddenBase(declaration: ts.Declaration): ts.ClassDeclaration | undefined {
    const type = this.checker.getTypeAtLocation(declaration) as ts.InterfaceType
    const [base] = this.checker.getBaseTypes(type)
    if (!base || this.exported.has(base.symbol)) return
    return base.symbol.declarations?.find(ts.isClassDeclaration)
  }

  /** What a type's name stands for, if it is a type of fields. */
  membersOf(type: ts.TypeNode): readonly ts.TypeElement[] | undefined {
    if (ts.isTypeLiteralNode(type)) return type.members
    if (!ts.isTypeReferenceNode(type)) return
    const symbol = this.checker.getSymbolAtLocation(type.typeName)
    const [declaration] = (symbol && this.resolve(symbol).declarations) ?? []
    return declaration && ts.isInterfaceDeclaration(declaration) ? declaration.members : undefined
  }

  private resolve(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol
  }
}

function readLocal(declaration: LocalDeclaration): ReadLocal {
  const members = ts.isInterfaceDeclaration(declaration)
    ? declaration.members
    : (declaration.type as ts.TypeLiteralNode).members
  return { ...printTypeParameters(declaration), fields: readFields(members) }
}

/** The fields of a type as parameters. */
export function readFields(members: readonly ts.TypeElement[]): Parameter[] {
  return members.map(member => {
    if (ts.isPropertySignature(member) && member.type) {
      return {
        name: text(member.name),
        type: text(member.type),
        ...(member.questionToken && { optional: true as const }),
      }
    }
    if (ts.isIndexSignatureDeclaration(member)) {
      const [key] = member.parameters
      return { name: `[${key ? text(key) : ''}]`, type: text(member.type) }
    }
    throw new Error(`${text(member)} is no field. Teach names.ts.`)
  })
}
