import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const LEFT_OUT = ['.git', '.next', '.cache', 'node_modules', 'out', 'e2e']

/** Arguments with which Node builds the site of the folder that it runs in. */
export const siteBuildArguments = [
  '--input-type=module',
  '--eval',
  "process.exit((await import('./lib/cli/build.mjs')).build() ? 0 : 1)",
]

/** Copies the project's files, without packages and without what is made from the files. */
export function copySite(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(ROOT).filter(entry => !LEFT_OUT.includes(entry))) {
    cpSync(path.join(ROOT, entry), path.join(folder, entry), {
      recursive: true,
      // The samples have packages of their own.
      filter: file => path.basename(file) !== 'node_modules',
    })
  }
}

/** A copy of the project whose files a test may break. It uses the project's installed packages. */
export class SiteCopy {
  readonly folder: string

  constructor(name: string) {
    this.folder = path.join(ROOT, '.cache', name)
    copySite(this.folder)
    // The bundler must see the packages, which stay above the copy.
    this.replace('next.config.mjs', /root: .*\}/, `root: ${JSON.stringify(ROOT)} }`)
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8')
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true })
    writeFileSync(path.join(this.folder, file), text)
  }

  /** Gives a file back the text that the project has. */
  restore(file: string): void {
    cpSync(path.join(ROOT, file), path.join(this.folder, file))
  }

  remove(file: string): void {
    rmSync(path.join(this.folder, file))
  }

  replace(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file)
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`${file} does not contain ${from}`)
    this.write(file, changed)
  }
}

type Fault = {
  name: string
  /** What a page or the terminal must say. */
  message: string
  break: (site: SiteCopy) => void
  mend: (site: SiteCopy) => void
}

const PAGE = 'content/markdown-page.mdx'

/** Breaks one file in one place. */
function edit(name: string, file: string, from: string, to: string, message: string): Fault {
  return {
    name,
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
    `${PAGE}:2:1 Front matter does not know 'titel'. Write 'title'.`,
  ),
  edit(
    'an unclosed admonition',
    'content/study/terms&conditions/privacy.mdx',
    ':::\n',
    '\n',
    "The admonition ':::warning' is not closed. Add a line with ':::' after its text",
  ),
  edit(
    'an explicit heading id used twice',
    'content/sdk/index.mdx',
    '\n## Where next',
    '\n## One {#same}\n\n## Two {#same}\n\n## Where next',
    "The heading id 'same' is used twice on this page ('Two'). Give one of them another {#id}.",
  ),
  edit(
    'a misspelt member of an API page',
    'content/contract/swapx-v3/technical-reference/core/SwapXV3PoolDeployer.mdx',
    '### parameters',
    '### paramters',
    "IUniswapV3PoolDeployer has no member 'paramters'. Write '### parameters'.",
  ),
  edit(
    'a sidebar entry without file',
    'sidebars.config.ts',
    "'markdown-page'",
    "'markdown-page', 'gone'",
    "names the page 'gone', but content/gone.mdx does not exist. Create the file or remove the entry.",
  ),
  {
    name: 'a region that is not there',
    message:
      "content/study/index.mdx:5:1 samples/fault.ts has no region 'swpa'; it has: swap. Write 'fault.ts#swap'.",
    break: site => {
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
    },
  },
  edit(
    'code that nothing proves',
    'content/contract/index.mdx',
    '\n---\n',
    '\n---\n\n```solidity\nuint256 a;\n```\n',
    'content/contract/index.mdx:6:1 Nothing proves this code. Show a file of samples/',
  ),
  {
    name: 'a file without sidebar entry',
    message:
      "content/orphan.mdx:1 is in no sidebar. Add doc('orphan', …) to sidebars.config.ts or remove the file.",
    break: site => site.write('content/orphan.mdx', '---\ntitle: A\ndescription: B\n---\n'),
    mend: site => site.remove('content/orphan.mdx'),
  },
  edit(
    'a package that is not ours',
    'content/sdk/index.mdx',
    '@uniswap/v3-sdk@3.31.5',
    '@swapx/v3-sdk@3.31.5',
    "package-name — '@swapx/v3-sdk' is no package of this project, and a stranger may publish under such a name. Write '@uniswap/v3-sdk'.",
  ),
  edit(
    'an unsafe value in code',
    PAGE,
    '```json title="tokens.json" {3}\n{',
    '```json title="tokens.json" {3}\n{ "amountOutMin": 0',
    'unsafe-value — A minimum of 0 accepts any result, so that a sandwich takes the difference. Pass in a quote less a tolerance.',
  ),
]
