import { z } from 'zod'

const flag = z.literal(true).optional()
const texts = z.array(z.string())

const parameter = z.object({
  name: z.string().describe('Empty for unnamed ones of a contract'),
  type: z.string(),
  optional: flag,
  rest: flag,
  indexed: flag,
  get fields() {
    return z
      .array(parameter)
      .optional()
      .describe('The fields that are listed in place of the parameter')
  },
  destructured: flag.describe('Taken apart in the declaration, and so without a name of its own'),
})

const signature = z.object({
  typeParameters: z.string().optional(),
  parameters: z.array(parameter),
  returns: z
    .union([z.string(), z.array(parameter)])
    .optional()
    .describe("A type, or a contract's return values"),
  mutability: z
    .enum(['view', 'pure', 'payable'])
    .optional()
    .describe("Of a contract's function, where it is not the default"),
})

const localType = z.object({
  typeParameters: z.string().optional(),
  fields: z.array(parameter),
  declaration: z.string(),
})

const member = z.object({
  name: z.string(),
  kind: z.enum([
    'constructor',
    'method',
    'getter',
    'property',
    'enum member',
    'function',
    'constant',
    'type',
    'event',
    'receive',
  ]),
  static: flag,
  readonly: flag,
  optional: flag,
  type: z.string().optional().describe('Of a property, getter, constant or type'),
  value: z
    .string()
    .optional()
    .describe('Of an enum member, or of a constant with a declared value'),
  signatures: z
    .array(signature)
    .optional()
    .describe('Several for overloads; of everything that takes parameters'),
  declarations: texts.describe('As its language writes them, several for overloads'),
  mentions: texts.optional().describe('Ids of the symbols that the member mentions'),
  locals: texts.optional().describe("Names of the symbol's local types that it mentions"),
})

const apiSymbol = z.object({
  kind: z.enum(['class', 'interface', 'enum', 'function', 'constant', 'type', 'contract']),
  artifact: z.string().optional().describe("Path of a contract's artifact inside its package"),
  typeParameters: z.string().optional().describe('As written between < and >'),
  heritage: z.string().optional().describe('What a class or interface extends and implements'),
  mentions: texts.optional().describe('Types that the heritage names'),
  members: z
    .array(member)
    .describe('A function, a constant and the name of a type have one: themselves'),
  locals: z
    .record(z.string(), localType)
    .optional()
    .describe('Types and structs of signatures that are not exported'),
})

/** `api.json`: the public API of the packages that pages document. */
export const referenceSchema = z
  .object({
    packages: z.record(z.string(), z.string()).describe('Version of each package'),
    symbols: z
      .record(z.string(), apiSymbol)
      .describe('By id: package, # and name, as in @uniswap/v3-sdk#Pool'),
  })
  .describe('The public API of the packages that the pages document')

export type Reference = z.infer<typeof referenceSchema>
export type ApiSymbol = z.infer<typeof apiSymbol>
export type Member = z.infer<typeof member>
export type Signature = z.infer<typeof signature>
export type Parameter = z.infer<typeof parameter>
export type LocalType = z.infer<typeof localType>
