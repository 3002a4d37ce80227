import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { docPath } from '../lib/site/paths'

const ROOT = path.resolve(import.meta.dirname, '..')
/** Lists the samples that tests have run. */
const TESTED = 'samples/tested/list.txt'
const LEFT_OUT = ['.git', '.next', '.cache', 'node_modules', 'out', 'e2e', 'bench']

/** Copies the project's files, without packages and without what is made from the files. */
function copySite(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(ROOT).filter(entry => !LEFT_OUT.includes(entry))) {
    cpSync(path.join(ROOT, entry), path.join(folder, entry), {
      recursive: true,
      // The samples have packages of their own.
      filter: file => path.basename(file) !== 'node_modules',
    })
  }
  const packages = 'samples/node_modules'
  symlinkSync(path.join(ROOT, packages), path.join(folder, packages))
}

/** Copies the project with packages of its own, for a bundler that does not follow links out of a project. */
export function copySiteWithPackages(folder: string): void {
  copySite(folder)
  execFileSync('cp', ['--archive', '--link', path.join(ROOT, 'node_modules'), folder])
}

/** @throws Error when the file does not contain what is to be replaced */
export function replaceText(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} does not contain ${from}`)
  writeFileSync(file, changed)
}

/** A copy of the project whose files a test may break. It uses the project's installed packages. */
export class SiteCopy {
  readonly folder: string

  constructor(name: string) {
    this.folder = path.join(ROOT, '.cache', name)
    copySite(this.folder)
    // The bundler must see the packages, which stay above the copy.
    this.replace('next.config.mjs', /\broot: [^,}]+/, `root: ${JSON.stringify(ROOT)}`)
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8')
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true })
    writeFileSync(path.join(this.folder, file), text)
  }

  /** Lets pages show a sample, as if a test had run it. @param file its path below `samples/` */
  markTested(file: string): void {
    this.write(TESTED, `${this.read(TESTED)}${file}\n`)
  }

  /** Gives a file back the text that the project has. */
  restore(file: string): void {
    cpSync(path.join(ROOT, file), path.join(this.folder, file))
  }

  remove(file: string): void {
    rmSync(path.join(this.folder, file))
  }

  replace(file: string, from: string | RegExp, to: string): void {
    replaceText(path.join(this.folder, file), from, to)
  }

  /** Sets a flag, whatever its value is. */
  set(file: string, name: string, value: string): void {
    const old = String.raw`\b${name}: (?:undefined|true|false|'[^']*'|\{[^}]*\})(?=,| \})`
    const [found] = this.read(file).match(old) ?? []
    if (found !== `${name}: ${value}`) this.replace(file, new RegExp(old), `${name}: ${value}`)
  }
}

/** A page of a few words. */
export const pageText = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: A page of the tests, which nobody would find by this description.\n---\n\n${text}\n`

type Fault = {
  name: string
  /** Address of a page that shows it in development. */
  address: string
  /** What a page or the terminal must say. */
  message: string
  break: (site: SiteCopy) => void
  mend: (site: SiteCopy) => void
}

const PAGE = 'content/markdown-page.mdx'

/** Breaks one file in one place. */
function edit(name: string, file: string, from: string, to: string, message: string): Fault {
  const id = /^content\/(.*)\.mdx$/.exec(file)?.[1] ?? 'markdown-page'
  return {
    name,
    address: docPath(id),
    message,
    break: site => site.replace(file, from, to),
    mend: site => site.restore(file),
  }
}

/** The mistakes an author makes, with what they are told. */
export const faults: Fault[] = [
  edit(
    'broken front matter',
    PAGE,
    'title: Markdown page',
    'titel: Markdown page',
    `${PAGE}:2:1 front-matter — Front matter has no key 'titel'.`,
  ),
  edit(
    'an unclosed admonition',
    'content/contract/swapx-v3/overview.mdx',
    ':::\n',
    '\n',
    "The admonition ':::danger' is not closed. Add a line with ':::' after its text",
  ),
  edit(
    'an explicit heading id used twice',
    'content/sdk/index.mdx',
    '\n## Install',
    '\n## One {#same}\n\n## Two {#same}\n\n## Install',
    "The heading id 'same' is used twice on this page ('Two'). Give one of them another {#id}.",
  ),
  edit(
    'a misspelt member of an API page',
    'content/contract/swapx-v3/technical-reference/core/SwapXV3PoolDeployer.mdx',
    '### parameters',
    '### paramters',
    "IUniswapV3PoolDeployer has no member 'paramters'. Correct it; for other text use '##', '####' or bold. — did you mean 'parameters'?",
  ),
  edit(
    'a sidebar entry without file',
    'sidebars.config.ts',
    "'markdown-page'",
    "'markdown-page', 'gone'",
    "The entry names the page 'gone', but content/gone.mdx does not exist. Create the file, or remove the entry.",
  ),
  {
    name: 'a region that is not there',
    address: '/study',
    message: "content/study/index.mdx:5:1 sample — samples/fault.ts has no region 'swpa'.",
    break: site => {
      site.markTested('fault.ts')
      site.write('samples/fault.ts', '// #region swap\na()\n// #endregion\n')
      site.replace(
        'content/study/index.mdx',
        /\n---\n/,
        '$&```ts file=fault.ts#swpa\n```\n\n```ts file=fault.ts#swap\n```\n',
      )
    },
    mend: site => {
      site.restore('content/study/index.mdx')
      site.remove('samples/fault.ts')
      site.restore(TESTED)
    },
  },
  edit(
    'a sample that no test runs',
    'content/sdk/v2/reference/getting-started.mdx',
    '\n---\n',
    '\n---\n\n```ts file=run.ts\n```\n',
    'content/sdk/v2/reference/getting-started.mdx:6:1 sample — No test runs samples/run.ts. Write one that calls it',
  ),
  edit(
    'code that nothing proves',
    'content/contract/index.mdx',
    '\n---\n',
    '\n---\n\n```solidity\nuint256 a;\n```\n',
    'content/contract/index.mdx:6:1 sample — This code is not tested. Show a file of samples/',
  ),
  {
    name: 'a file without sidebar entry',
    address: '/markdown-page',
    message:
      "content/orphan.mdx:1:1 sidebar — The page is in no sidebar. Add doc('orphan', …) to sidebars.config.ts, or remove the file.",
    break: site => site.write('content/orphan.mdx', pageText('A', 'Text.')),
    mend: site => site.remove('content/orphan.mdx'),
  },
  edit(
    'a package that is not ours',
    'content/sdk/index.mdx',
    '@uniswap/v3-sdk@3.31.5',
    '@swapx/v3-sdk@3.31.5',
    "package-name — '@swapx/v3-sdk' is not a package of this project, and an attacker may publish under such a name. Write the name of the package that you use. — did you mean '@uniswap/v3-sdk'?",
  ),
  edit(
    'a link to no page',
    PAGE,
    '](/study) starts',
    '](/studdy) starts',
    "link — The link leads to /studdy, where there is no page. Correct the address, or add the page. — did you mean '/study'?",
  ),
  edit(
    'code that would run in a reader’s browser',
    'content/sdk/v2/overview.mdx',
    '\n---\n',
    '\n---\n\n<script>a()</script>\n',
    "content/sdk/v2/overview.mdx:6:1 safe-content — Pages may not use '<script>'. Use Markdown or one of the components.",
  ),
  edit(
    'an unsafe value in code',
    PAGE,
    '```json title="tokens.json"\n{',
    '```json title="tokens.json"\n{\n  "amountOutMin": 0,',
    'unsafe-value — A minimum of 0 accepts any result, so that a sandwich or a hostile token takes the difference. Pass in what must arrive, such as a quote less a tolerance.',
  ),
]
