import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

/** A piece of a declaration on one line, as TypeScript prints it, without comments. */
export function text(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, ' ')
    .replace(/; }/g, ' }')
    .replace(/(?<=\[) | (?=\])/g, '')
    .trim()
}

/** `{ typeParameters: 'T extends Currency' }` or nothing, for use in an object. */
export function printTypeParameters(node: ts.DeclarationWithTypeParameterChildren): {
  typeParameters?: string
} {
  if (!node.typeParameters) return {}
  return { typeParameters: node.typeParameters.map(text).join(', ') }
}
