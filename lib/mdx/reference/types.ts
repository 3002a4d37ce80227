/** What `api.json` holds: the public API of the packages that pages document. */
export type Reference = {
  /** Version of each package. */
  packages: Record<string, string>
  /** By id: package, `#` and name, as in `@uniswap/v3-sdk#Pool`. */
  symbols: Record<string, ApiSymbol>
}

export type ApiSymbol = {
  kind: 'class' | 'interface' | 'enum' | 'function' | 'constant' | 'type' | 'contract'
  /** Path of a contract's artifact inside its package. */
  artifact?: string
  /** As written between `<` and `>`. */
  typeParameters?: string
  /** What a class or interface extends and implements, as written. */
  heritage?: string
  /** Types that `heritage` names. */
  mentions?: string[]
  /** A function, a constant and the name of a type have one: themselves. */
  members: Member[]
  /** Types and structs that signatures name and that nobody can import. */
  locals?: Record<string, LocalType>
}

export type Member = {
  name: string
  kind:
    | 'constructor'
    | 'method'
    | 'getter'
    | 'property'
    | 'enum member'
    | 'function'
    | 'constant'
    | 'type'
    | 'event'
    | 'receive'
  static?: true
  readonly?: true
  optional?: true
  /** Of a property, getter, constant or type. */
  type?: string
  /** Of an enum member, or of a constant whose declaration tells it. */
  value?: string
  /** Several for overloads; of everything that takes parameters. */
  signatures?: Signature[]
  /** Ids of the types of `Reference.symbols` that the member mentions. */
  mentions?: string[]
  /** Names of the types of `ApiSymbol.locals` that it mentions. */
  locals?: string[]
}

export type Signature = {
  typeParameters?: string
  parameters: Parameter[]
  /** A type, or a contract's return values. */
  returns?: string | Parameter[]
  /** Of a contract's function, where it is not the default. */
  mutability?: 'view' | 'pure' | 'payable'
}

export type Parameter = {
  /** Empty for unnamed ones of a contract. */
  name: string
  type: string
  optional?: true
  rest?: true
  indexed?: true
  /** The fields that stand for the parameter where parameters are listed. */
  fields?: Parameter[]
  /** Whether the parameter is taken apart in the declaration and so has no name of its own. */
  destructured?: true
}

export type LocalType = { typeParameters?: string; fields: Parameter[] }
