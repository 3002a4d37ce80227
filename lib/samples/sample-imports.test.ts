import { expect, test } from 'vitest'
import { importsOf } from './sample-imports'

/** The imports of a file of which the lines after the statements are shown. */
function imports(statements: string, text: string): string {
  const first = statements.split('\n').length + 1
  const last = first + text.split('\n').length - 1
  return importsOf(`${statements}\n${text}`, { text, first, last })
}

test.each([
  ['all its names', "import { A, type B } from 'x'", 'const a: B = new A()'],
  ['a name of its own', "import { A as B } from './b.js'", 'B()'],
  ['a default', "import D from 'x'", 'D()'],
  ['a namespace', "import * as ns from 'x'", 'ns.a()'],
  ['types', "import type { A } from 'x'", 'let a: A'],
  ['a default with names', "import D, { a } from 'x'", 'a(D)'],
  ['names on lines of their own', "import {\n  A,\n  B,\n} from 'x'", 'B(A)'],
  ['data', "import abi from 'x.json' with { type: 'json' }", 'f(abi)'],
  ['data on lines', "import abi from 'x.json' with {\n  type: 'json',\n}", 'f(abi)'],
  ['a contract called like its file', "import './a/IRouter.sol';", 'IRouter router;'],
  ['names of a Solidity file', 'import {A, B as C} from "x.sol";', 'A a = C(1);'],
  ['a Solidity file under a name', 'import "x.sol" as X;', 'X.A a;'],
  ['a Solidity file as a namespace', 'import * as X from "x.sol";', 'X.A a;'],
])('an import of which the part uses %s stays as it is', (_, statement, code) => {
  expect(imports(statement, code)).toBe(statement)
})

test.each([
  ['a name', "import { A, type B, C as D } from 'x'", 'D()', "import { C as D } from 'x'"],
  ['a type', "import { A, type B } from 'x'", 'f<B>()', "import { type B } from 'x'"],
  ['one of types', "import type { A, B } from 'x'", 'f<B>()', "import type { B } from 'x'"],
  ['the default alone', "import D, { a } from 'x'", 'D()', "import D from 'x'"],
  ['names beside a default', "import D, { a, b } from 'x'", 'a()', "import { a } from 'x'"],
  ['a name of Solidity', 'import {A, B} from "x";', 'B b;', 'import {B} from "x";'],
  ['names on lines', "import {\n  A,\n  B,\n} from 'x'", 'B()', "import { B } from 'x'"],
])('an import of which the part uses %s is cut to it', (_, statement, code, expected) => {
  expect(imports(statement, code)).toBe(expected)
})

test('what is cut and still long keeps its lines', () => {
  const long = ['aVeryLongNameThatTellsAll', 'anotherNameThatTellsAll', 'theThirdNameThatTellsAll']
  const statement = (names: string[]) =>
    `import {\n  ${names.join(',\n  ')},\n} from './folder/of/samples'`
  const code = long.map(name => `${name}()`).join('\n')
  expect(imports(statement([...long, 'unused']), code)).toBe(statement(long))
})

test.each([
  ['nothing', 'b()'],
  ['a member of the name', 'x.a()'],
  ['a key of the name', 'f({ a: 1 })'],
  ['the name in a comment', '// a\n/* a\na */'],
  ['the name in a text', `f('a', "a", \`a\`)`],
  ['a longer name', 'ab(ba, $a)'],
])('an import is left out when the part has %s', (_, code) => {
  expect(imports("import { a } from 'x'", code)).toBe('')
})

test.each([
  'f({ ...a })',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  'f(`b ${a}`)',
  'b ? a : c',
  "switch (x) {\n  case a: f('b')\n}",
  'f({ a })',
  'f({ b: a })',
  'a.b()',
  'a<B>()',
  "f('//', a)",
])('%s uses the name', code => {
  expect(imports("import { a } from 'x'", code)).toBe("import { a } from 'x'")
})

test('imports without names, dynamic ones, and those that are shown are left out', () => {
  expect(imports("import './setup'\nimport 'a/config'", "await import('x')\nconfig()")).toBe('')
  expect(importsOf("import { a } from 'x'\na()", { text: 'a()', first: 1, last: 2 })).toBe('')
})

test('statements keep their order, relative ones too', () => {
  const statements = "import { b } from 'b'\nimport { a } from './a'"
  expect(imports(statements, 'a(b)')).toBe(statements)
})
