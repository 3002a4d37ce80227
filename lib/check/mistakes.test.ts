import { describe, expect, test } from 'vitest'
import { listDocIds, readDocFile } from '../content/doc-files.mjs'
import { describeFinding, type Finding, sortFindings } from '../content/finding'
import { compile } from '../pipeline/compile'
import { readerFiles } from '../samples/reader-files'
import { docPath } from '../site/paths'
import { checkContentFiles, checkPublicFiles } from './content-files'
import { checkPageLinks, linksOf, readTargets } from './links'
import { readAllowed } from './money/allowed'
import { lint } from './money/index'
import { checkSampleCommands } from './samples'

// Every mistake that is reported: what authors write; where it is found, by which rule, with some words of the
// message, and what is proposed.

type Row = [written: string, ...expected: string[]]

const DESCRIPTION =
  'description: A page with one mistake, of which its author is told at its place.'

/** The body begins on line 6. */
const FRONT_MATTER = `---\ntitle: Page\n${DESCRIPTION}\n---\n\n`

const bodies: Record<string, Row[]> = {
  'what Markdown reads otherwise': [
    ['Pay $5 and then $10.', '6:5 markdown dollar'],
    ['A range of $5-$10.', '6:12 markdown dollar'],
    ['Of **all swaps.', '6:4 markdown without'],
    ['Of ** all ** swaps.', '6:4 markdown without', '6:11 markdown without'],
    ['这是**重要，**所以。', '6:3 markdown stays'],
    ['这是*“重要”*的。', '6:3 markdown stays'],
    ['Of __all swaps.', '6:4 markdown without'],
    ['Of ~~all swaps.', '6:4 markdown without'],
    ['Call `swap now.', '6:6 markdown paragraph'],
    ['It is x*y*z.', '6:8 markdown italic'],
    ['##Fees', '6:1 markdown heading needs'],
    ['Two:\n\n-First\n-Second', '8:1 markdown A list'],
    ['1.First', '6:1 markdown A list'],
    ['Fees\n---', '6:1 markdown makes'],
    ['Run:\n\n    npm test', '8:5 markdown Indentation'],
    ['> [!NOTE]\n> Text.', '6:3 markdown not an'],
    ['!!! note\n    Text.', '6:1 markdown not an'],
    [':::note[Fees\n\nText.\n\n:::', '6:1 markdown not open', '10:1 markdown This line'],
    ['Text.\n\n```text\na\n\n## B', '8:1 fence everything'],
    ['````text\na\n```', '6:1 fence everything'],
    ['```bash\nls\n\nText.\n\n```json\n{}\n```', '6:1 fence contains'],
    ['- A\n\n  ```text\n  a\n\nText.', '8:3 fence everything'],
    ['- A\n\n  ```text\n  a\n```\n\n## B\n\n```text\nb\n```', '8:3 fence everything'],
    ['1. A\n\n   ```text\na\n   ```\n\nText.', '8:4 fence everything'],
    ['> ```text\n> a\n```\n\nText.', '6:3 fence everything'],
    ['$$ x = y\n$$', '6:1 markdown follows'],
    ['$$\nx = y\n\nText.', '6:1 markdown closed'],
    ['> Of **all swaps.', '6:6 markdown without'],
    [':::note Of **all\n\nOf **all swaps.\n\n:::', '6:12 markdown without', '8:4 markdown without'],
  ],
  'characters of Chinese keyboards and word processors': [
    ['：：：note\nText.\n：：：', '6:1 markdown full-width'],
    ['＃＃ Fees', '6:1 markdown full-width'],
    ['See [a]（/study）.', '6:5 markdown full-width'],
    ['See ［a］(/study).', '6:5 markdown full-width'],
    ['Call ｀swap｀ now.', '6:6 markdown full-width'],
    ['Of ＊＊all＊＊ swaps.', '6:4 markdown full-width', '6:9 markdown full-width'],
    ['｀｀｀text\na\n｀｀｀', '6:1 markdown full-width'],
    ['｜ a ｜ b ｜\n｜ - ｜ - ｜', '6:1 markdown full-width'],
    ['## Fees ｛#fees｝', '6:9 markdown full-width'],
    ['＜FeeTiers /＞', '6:1 markdown full-width'],
    [
      'Press ＜kbd＞K＜/kbd＞, where x＜y and y＞z.',
      '6:7 markdown full-width',
      '6:13 markdown full-width',
    ],
    ['##\u3000Fees', '6:1 markdown plain'],
    ['-\u00a0A\n-\u00a0B', '6:1 markdown plain'],
    ['##费用', '6:1 markdown heading needs'],
    ['1.甲\n2.乙', '6:1 markdown A list'],
    ['A <abbr title=“b”>c</abbr>.', '6:15 syntax plain'],
    ['<Tabs groupId＝"a">\n</Tabs>', '6:14 syntax plain'],
  ],
  'lists that Markdown reads otherwise': [
    ['- A\n - b', '7:2 markdown begins'],
    ['1. A\n  - b\n2. C', '7:3 markdown begins'],
    ['1. A\n  1. b\n2. C', '7:3 markdown begins'],
    ['1. A\n\nText.\n\n2. B', '10:1 markdown indented'],
    ['1. A\n\n```text\na\n```\n\n1. B', '12:1 markdown indented'],
    ['• A\n• B', '6:1 markdown These'],
    ['Two:\na) A\nb) B', '7:1 markdown These'],
    ['(1) A\n(2) B', '6:1 markdown These'],
    ['1、甲\n2、乙', '6:1 markdown These'],
    ['① 甲\n② 乙', '6:1 markdown These'],
    ['Then:\n2. A', '7:1 markdown These'],
  ],
  'signs that stay as they are': [
    ['The price \\(x\\) is.', '6:11 markdown is not read'],
    ['The price \\\\(x\\\\) is.', '6:11 markdown is not read'],
    ['\\[x = y\\]', '6:1 markdown is not read'],
    ['[TOC]', '6:1 markdown lists'],
    ['Of *all swaps.', '6:4 markdown without'],
    ['Pass in _amount.', '6:9 markdown without'],
    ['The price $x is.', '6:11 markdown another'],
    ['Good :smile: job.', '6:6 markdown character'],
    ['All ==swaps== of it.', '6:5 markdown typed'],
    ['It is x^2^ here.', '6:8 markdown is not read'],
    ['It is H~2~O here.', '6:8 markdown is not read'],
    ['Open __init__.py first.', '6:6 markdown backticks'],
    ['+---+---+\n| a | b |', '6:1 markdown table'],
    ['Done :material-check: now.', '6:6 markdown character'],
    ['Done :x: now.', '6:6 markdown character'],
    ['Press ++ctrl+c++ now.', '6:7 markdown typed'],
    ['It is ||secret|| now.', '6:7 markdown typed'],
    ['A pool^[A note.] of it.', '6:7 markdown note'],
    ['=== "ethers"', '6:1 markdown tab'],
    ['.. note::\n   Text.', '6:1 markdown typed'],
    ['*[SDK]: A kit', '6:1 markdown typed'],
    ['Fee\n: What traders pay', '7:1 markdown definition'],
    ['@import "file.md"', '6:1 markdown typed'],
    ['(fees)=\n## Fees', '6:1 markdown braces'],
    ['\\newpage', '6:1 markdown typed'],
    ['Text.\n\n<!--@include: ./parts.md-->', '8:1 markdown include'],
    ['- [] A', '6:3 markdown checkbox'],
    ['- [x] A'],
    ['- [x]A', '6:3 markdown checkbox'],
    ['看**[指南](/study)**吧。', '6:2 markdown outside', '6:16 markdown outside'],
    ['~~旧的：~~新的', '6:1 markdown outside', '6:6 markdown outside'],
    ['- [ x ] A', '6:3 markdown checkbox'],
    ['- [✓] A', '6:3 markdown checkbox'],
    ['-[ ] A', '6:1 markdown list item'],
    ['## Fees[^a]\n\n[^a]: A.', '6:1 markdown note'],
    ['####### Fees', '6:1 markdown Headings'],
    ['## Fees #fees', '6:1 markdown braces'],
  ],
  references: [
    ['See [the pool][pool].', '6:5 markdown to no'],
    ['See [the pool][].', '6:5 markdown to no'],
    ['A pool[^1].', '6:7 markdown no footnote'],
    ['A pool[^my note].\n\n[^my note]: Text of it.', '6:7 markdown whose', '8:1 markdown whose'],
    ['A pool[^my note].\n\n[^my note]: Text.', '6:7 markdown whose', '8:1 markdown whose'],
    ['Text.\n\n[pool]: /study', '8:1 markdown Nothing'],
    ['See [a][b].\n\n[b]: /study\n\n[b]: /sdk', '10:1 markdown defined'],
    ['Text.\n\n[^1]: More.', '8:1 markdown Nothing'],
  ],
  tables: [
    ['| a | b |\n| - | - |\n| 1 | 2 | 3 |', '8:1 markdown number'],
    ['| a | b |\n| - | - |\n| 1 |', '8:1 markdown number'],
    [
      '| a | b |\n| - | - |\n| `x | y` | 2 |',
      '8:1 markdown number',
      '8:3 markdown paragraph',
      '8:9 markdown paragraph',
    ],
    ['| a | b |\n| 1 | 2 |', '6:1 markdown table'],
    ['| a | b |\n| - |\n| 1 | 2 |', '6:1 markdown table'],
  ],
  'what is empty': [
    ['', '7:1 markdown empty'],
    ['##', '6:1 markdown The heading'],
    ['## {#fees}', '6:1 markdown The heading'],
    ['See [](/study).', '6:5 markdown The link'],
    ['See [the overview]().', '6:5 markdown The link'],
    [
      'See <a id="here" />, <a>the overview</a> and <a href="">it</a>.',
      '6:22 markdown no address',
      '6:46 markdown no address',
    ],
    ['<details>\n\nText.\n\n</details>', '6:1 markdown summary'],
    ['```text\n```', '6:1 fence empty'],
    ['See [the overview](#).', '6:5 markdown The link'],
    ['<Tabs>\n</Tabs>', '6:1 tabs empty'],
  ],
  links: [
    ['See [a](/studdy).', '6:5 link studdy → /study'],
    ['See [a](/study#nope).', '6:5 anchor study'],
    ['## Fees\n\nSee [a](#fee).', '8:5 anchor markdown-page → #fees'],
    ['[x](./study/indx.mdx)', '6:1 file-link leads → ./study/index.mdx'],
    ['See [a](/favicn.svg).', '6:5 link favicn → /favicon.svg'],
    ['See [a](/samples/v3/quotng.ts).', '6:5 link samples → /samples/v3/quoting.ts'],
    ['See [a](./studdy).', '6:5 link studdy → /study'],
    ['See [a](/my page).', '6:5 markdown image'],
    ['See [a](/study.', '6:5 markdown image'],
    ['See [a] (/study).', '6:7 markdown keeps'],
    ['See [a]\n(/study).', '6:7 markdown keeps'],
    ['See [[Pool]].', '6:5 markdown typed'],
    ['See (a)[/study].', '6:7 markdown brackets'],
    ['Open http://localhost:3000/study.', '6:6 external-link localhost'],
    ['See [a](https://127.0.0.1:8545).', '6:5 external-link reader'],
    ['See [a](https://192.168.1.7/x).', '6:5 external-link reader'],
    ['See [a](http://example.org/x).', '6:5 external-link encrypted → https://example.org/x'],
    ['见 https://example.org/a。然后。', '6:3 markdown includes'],
    ['See [a](//example.org).', '6:5 external-link encrypted → https://example.org'],
    ['See www.example.org today.', '6:5 external-link encrypted → https://www.example.org'],
    ['See [a](https://docs.swapx.exchange/study).', '6:5 external-link swapx → /study'],
    ['See [a](https:/example.org).', '6:5 external-link names'],
    ['See [a](https://example).', '6:5 external-link names'],
    ['A [file](javascript:a()).', '6:3 safe-content target'],
    ['Write to [us](mailto:me.example.org).', '6:10 external-link to mailto'],
    ['Write to [us](me@example.org).', '6:10 external-link to me → mailto:me@example.org'],
  ],
  images: [
    ['![Mark](/favicn.svg)', '6:1 image favicn → /favicon.svg'],
    ['![Mark](/my mark.svg)', '6:1 markdown image'],
    ['![Mark](./favicon.svg)', '6:1 image favicon → /favicon.svg'],
    ['![Mark](https://example.org/a.png)', '6:1 safe-content image'],
    ['![](/favicon.svg)', '6:1 image alternative'],
    ['A <img src="/favicon.svg" alt="Mark" />', '6:3 safe-content Markdown'],
  ],
  headings: [
    ['Text.\n\n# B', '8:1 heading title'],
    ['### B', '6:1 heading level'],
    ['## A\n\n#### B', '8:1 heading level'],
    ['## A {#x}\n\n## B {#x}', '8:1 heading twice'],
    ['## A {#my id}', '6:1 heading letters'],
    ['## A {#}', '6:1 heading letters'],
  ],
  code: [
    ['```jsn\n{}\n```', '6:1 fence There → json'],
    ['```text titel="a"\na\n```', '6:1 fence blocks → title'],
    ['```text title="a\na\n```', '6:1 fence quote'],
    ['```text title=“a b”\na\n```', '6:1 fence quote'],
    ['```text {3}\na\n```', '6:1 fence blocks'],
    ['```ts\nconst a = 1\n```', '6:1 sample tested'],
    ['```ts file=v3/quotin.ts\n```', '6:1 sample There → v3/quoting.ts'],
    ['```ts file=v3/quoting.test.ts\n```', '6:1 sample tests'],
    ['```ts file=v3/quoting.ts#inputt\n```', '6:1 sample ts has'],
    ['```ts file=run.ts\n```', '6:1 sample Write'],
    ['```ts file=v3/quoting.ts\na\n```', '6:1 sample fence'],
    ['A $\\frac{a}$.', '6:3 formula Unexpected'],
    ['A $x_$.', '6:3 formula it ends too early'],
    ['Text.\n\n$$\n\\nope\n$$', '8:1 formula Unsupported'],
    ['Run `npx tsx run.ts v3/quotng.ts`.', '6:6 sample-command Readers → v3/quoting.ts'],
    ['Run `npm i @swapx/v3-sdk`.', '6:12 package-name package → @uniswap/v3-sdk'],
    [
      '```ts nocheck="an example"\nconst a = { amountOutMinimum: 0 }\n```',
      '7:13 unsafe-value minimum',
    ],
  ],
  'code that readers copy': [
    ['```bash\nnpm test\nnpm start # [!code ++]\n```', '8:1 fence [!code'],
    ['```html\n<p> <!-- highlight-line -->\n```', '7:1 fence highlight-line'],
    ['```html\n<!-- highlight-next-line -->\n<p>\n```', '7:1 fence highlight-next-line'],
    ['```yaml\na: 1 # (1)!\n```', '7:1 fence (1)!'],
    ['```yaml\na: 1 # (1)! as here\n```', '7:1 fence (1)!'],
    ['```html\n<!-- highlight-lines -->\n```', '7:1 fence highlight-line'],
    ['```bash\nls # (1)\n```', '7:1 fence (1)'],
    ['```bash\n# ANCHOR: main\nls\n# ANCHOR_END: main\n```', '7:1 fence ANCHOR'],
    ['```html\n<!-- --8<-- [start:a] -->\n```', '7:1 fence --8<--'],
    ['```bash\nls # [tl! focus]\n```', '7:1 fence [tl!'],
    ['```html\n<p> <!-- remove-line -->\n```', '7:1 fence remove-line'],
    ['```html\n<!-- ---cut--- -->\n```', '7:1 fence ---cut'],
    ['```html\n<!-- @noErrors -->\n```', '7:1 fence @noErrors'],
    ['```html\n<!-- This will error -->\n```', '7:1 fence This will error'],
    ['```diff\n-npm test\n+npm start\n```', '7:1 fence diff'],
    ['```json\n{\n  "a": 1,\n}\n```', '8:1 fence support'],
    ['```json\n{ "a": 1, … }\n```', '7:1 fence Expected'],
    ['```json\n{ a: 1 }\n```', '7:1 fence Expected'],
    ['```bash\ncd samples\n$ npm test\n```', '8:1 fence Readers'],
    ['```bash\n$\nnpm test\n```', '7:1 fence Readers'],
    ['```bash\n% npm test\n```', '7:1 fence Readers'],
    ['```bash\nme@host:~$ npm test\n```', '7:1 fence Readers'],
    ['```bash\nPS C:\\\\docs> npm test\n```', '7:1 fence Readers'],
    ['```bash\nls –all\n```', '7:4 hidden-unicode hyphen'],
    ['```bash\nls “a”\n```', '7:4 hidden-unicode quote', '7:6 hidden-unicode quote'],
    ['Run `ls —all`.', '6:9 hidden-unicode hyphen'],
  ],
  admonitions: [
    [':::tip "Short"\nA\n:::', '6:1 admonitions quotes'],
    [':::nte\nA\n:::', '6:1 admonitions warning → note'],
    ['::: code-group\nA\n:::', '6:1 admonitions each block'],
    [':::tabs\nA\n:::', '6:1 admonitions each tab'],
    [':::details Why\nA\n:::', '6:1 admonitions with a'],
    ['::note\nA', '6:1 markdown not open'],
    ['Text.\n\n:::', '8:1 markdown This line'],
    [':::note\nBody.', '6:1 admonitions closed'],
    [':::note\nBody.\n\n```text\n:::\n```\n\nText.', '6:1 admonitions closes'],
    [':::danger\nA\n\nText.\n\n:::note\nB\n:::', '6:1 admonitions closed'],
    [':::note\n\n:::tip\nBody.\n:::\n\n:::', '6:1 admonitions closed', '12:1 markdown This line'],
    ['::::note\nBody.\n:::', '6:1 admonitions closed', '8:1 markdown This line'],
    ['- A\n\n  :::tip\n  B', '8:3 admonitions closed'],
    [':::note\n\n```mdx\n:::tip\n:::\n```\n\n:::', '6:1 admonitions closes'],
    ['1. A\n\n   :::tip\n  B\n   :::', '8:4 admonitions closed', '10:1 markdown This line'],
    ['1. A\n\n   :::tip\n   B\n  C\n   :::', '8:4 admonitions closed', '11:1 markdown This line'],
    ['1. A\n\n   :::tip\n   B\n:::', '8:4 admonitions closed', '10:1 markdown This line'],
    [':::note A\n\n:::', '6:1 admonitions empty'],
  ],
  tags: [
    ['Text <br> text.', '6:6 syntax content'],
    ['- Text <b>text', '6:8 syntax content'],
    ['Text.\n\n<Tabs>\n\nText.', '8:1 syntax content'],
    [
      '<details>\n<summary>A</summary>\n\n## B {#b}\n\n- C\n\n  ```text\n  a\n```\n\n</details>',
      '6:1 syntax content',
      '13:3 fence everything',
    ],
    ['<img src="/favicon.svg" alt="Mark" width="1" height="1">', '6:1 syntax Markdown'],
    ['Text <b>text</i>.', '6:13 syntax corresponding'],
    ['Text</b>.', '6:6 syntax slash'],
    ['Text <br', '6:9 syntax letters'],
    ['See <https://example.org>.', '6:12 syntax local'],
    ['If a <5, stop.', '6:7 syntax before name'],
    ['Text {a', '6:6 syntax and its'],
    ['Text {/* a\n\nb */}.', '6:6 syntax and its'],
    ['{1 + }', '6:1 syntax cannot'],
    ['It returns {"a": 1} here.', '6:12 syntax cannot'],
    ['## A {#a} of', '6:6 syntax heading'],
    ['An Array<string> of names.', '6:9 syntax Markdown'],
    ['<tabs>\n\nText.', '6:1 syntax Markdown → Tabs'],
    ['import the package first.', '6:1 syntax begins'],
    ['Text.\n\nexport of\nthe data.', '8:1 syntax begins'],
    ['Of {a, b}.', '6:4 safe-content starts'],
    ['A price of {price}.', '6:12 safe-content starts'],
    ['See <ProtocolLayer />.', '6:5 nesting is in', '6:5 safe-content There → ProtocolLayers'],
    ['<tabs>\n\nText.\n\n</tabs>', '6:1 safe-content Markdown → Tabs'],
    ['<span class="red">A</span>', '6:7 safe-content cannot set'],
    ['<!-- text', '6:1 syntax closed'],
    ['<!DOCTYPE html>', '6:1 syntax backticks'],
    ['A <![CDATA[ b ]]>.', '6:3 syntax backticks'],
  ],
  'tags in the wrong place': [
    ['See <ImpermanentLossCurve /> here.', '6:5 nesting is in'],
    ['| a |\n| - |\n| <Glossary /> |', '8:3 nesting is in'],
    ['<Tabs><TabItem value="a" label="a">Text.</TabItem></Tabs>', '6:7 nesting is in'],
    ['See <details><summary>A</summary>B</details> here.', '6:5 nesting paragraph'],
    [':::note[A <div>b</div>]\nC\n:::', '6:11 nesting paragraph'],
    ['<p>\nText.\n</p>', '7:1 nesting paragraph'],
    ['<a href="/study">See [b](/sdk).</a>', '6:22 nesting another'],
    ['<a href="/study">\n\n## A\n\n</a>', '8:1 nesting another'],
    ['<a href="/study">\n\n```bash\nls\n```\n\n</a>', '8:1 nesting another'],
    ['<a href="/study">\n\n<ImpermanentLossCurve />\n\n</a>', '8:1 nesting another'],
    ['- A <li>b</li>', '6:5 nesting Close'],
    ['A <br>b</br> c.', '6:7 nesting anything'],
  ],
  'what a tag or a block does not show': [
    [
      '<Tabs groupid="a">\n<TabItem value="a" label="a">\n\nText.\n\n</TabItem>\n</Tabs>',
      '6:7 safe-content attribute → groupId',
    ],
    [
      '<Tabs>\n<TabItem value="a" label="a" default>\n\nText.\n\n</TabItem>\n</Tabs>',
      '7:30 safe-content attribute',
    ],
    ['<ImpermanentLossCurve width="300" />', '6:23 safe-content attribute'],
    ['<ImpermanentLossCurve>\n\nText.\n\n</ImpermanentLossCurve>', '6:1 safe-content inside'],
    [':::note{title="A"}\nText.\n:::', '6:1 admonitions behind'],
    ['<Admonition type="note">\n\nText.\n\n</Admonition>', '6:1 safe-content There'],
  ],
  tabs: [
    ['<TabItem value="a" label="a">\n\nText.\n\n</TabItem>', '6:1 tabs group'],
    [
      '<Tabs>\n<TabItem value="v2" label="v2">\n\nText.\n\n</TabItem>\n<TabItem value="v2" label="v2">\n\nText.\n\n</TabItem>\n</Tabs>',
      '12:1 tabs twice',
    ],
    ['<Tabs>\n<TabItem label="v2">\n\nText.\n\n</TabItem>\n</Tabs>', '7:1 tabs no value'],
    ['<Tabs>\n<TabItem value="v2">\n\nText.\n\n</TabItem>\n</Tabs>', '7:1 tabs no label'],
    [
      '<Tabs defaultValue="v4">\n<TabItem value="v2" label="v2">\n\nText.\n\n</TabItem>\n<TabItem value="v3" label="v3">\n\nText.\n\n</TabItem>\n</Tabs>',
      '6:1 tabs default',
    ],
    [
      '<Tabs>\n<TabItem value="v2" label="v2">\n\nText.\n\n</TabItem>\n\nText.\n</Tabs>',
      '13:1 tabs contain',
    ],
  ],
  text: [
    ['A swap\ufffds fee.', '6:7 damaged Here is'],
    ['A\n\n<<<<<<< HEAD\nB {c\n=======\nB\n>>>>>>> main', '8:1 damaged marks'],
    ['A\n\nB\n=======\n\nC', '9:1 damaged marks'],
    ['A swap\u200b.', '6:7 hidden-unicode invisible'],
    ['A swаp.', '6:5 hidden-unicode looks'],
    ['TODO: fees.', '6:1 placeholder marks'],
    ['See [insert link].', '6:5 placeholder marks'],
    ['At `0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed`.', '6:5 address deployments'],
    ['Key: `ghp_a1B2c3D4e5F6g7H8i9J0k1L2m3N4`', '6:7 secret account'],
    [
      'Key: 0xab12ab12ab12ab12ab12ab12ab12ab12ab12ab12ab12ab12ab12ab12ab12ab12',
      '6:6 secret private',
    ],
  ],
}

const pages: Row[] = [
  [
    '\ufffd\ufffd-\0-\0-\0\n\0t\0i\0t\0l\0e\0:\0 \0P\0a\0g\0e\0\n\0d\0e\0s\0c\0r\0i\0p\0t\0i\0o\0n\0:\0 \0A\0 \0p\0a\0g\0e\0 \0w\0i\0t\0h\0 \0o\0n\0e\0 \0m\0i\0s\0t\0a\0k\0e\0,\0 \0o\0f\0 \0w\0h\0i\0c\0h\0 \0i\0t\0s\0 \0a\0u\0t\0h\0o\0r\0 \0i\0s\0 \0t\0o\0l\0d\0 \0a\0t\0 \0i\0t\0s\0 \0p\0l\0a\0c\0e\0.\0\n\0-\0-\0-\0\n\0\n\0A\0 \0p\0o\0o\0l\0.\0\n\0',
    '1:1 damaged maybe',
  ],
  [
    '---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> main\n---\n\nText.\n',
    '2:1 damaged marks',
  ],
  ['Text.\n', '1:1 front-matter Begin'],
  ['', '1:1 front-matter Begin', '1:1 markdown empty'],
  ['---\n---\n\nText.\n', '2:1 front-matter missing', '2:1 front-matter missing'],
  [`---\ntitle: A\n${DESCRIPTION}\napi: 3\n---\n\nText.\n`, '4:1 front-matter symbol'],
  [`---\ntitle: A\n${DESCRIPTION}\napi:\n  -\n---\n\nText.\n`, '4:1 front-matter symbol'],
  [`---\ntitle: A\n${DESCRIPTION}\napi:\n  A:\n---\n\nText.\n`, '4:1 front-matter symbol'],
  [`---\ntitle: A\n${DESCRIPTION}\n\nText.\n`, '1:1 front-matter Add a'],
  [`\n---\ntitle: A\n${DESCRIPTION}\n\n---\n\nText.\n`, '2:1 front-matter above'],
  [`\n---\ntitle: A\n${DESCRIPTION}\n---\n\nText.\n`, '2:1 front-matter above'],
  [`﻿---\ntitle: A\n${DESCRIPTION}\n---\n\nText.\n`, '1:1 hidden-unicode begins'],
  [`---\n${DESCRIPTION}\n---\n\nText.\n`, '2:1 front-matter missing'],
  ['---\ntitle: A\n---\n\nText.\n', '2:1 front-matter missing'],
  [`---\ntitle:\n${DESCRIPTION}\n---\n\nText.\n`, '2:1 front-matter be text'],
  [`---\ntitle: " "\n${DESCRIPTION}\n---\n\nText.\n`, '2:1 front-matter empty'],
  [`---\ntitle: 3\n${DESCRIPTION}\n---\n\nText.\n`, '2:1 front-matter number'],
  [`---\ntitle: 1.10\n${DESCRIPTION}\n---\n\nText.\n`, '2:1 front-matter number'],
  [`---\ntitle: [A]\n${DESCRIPTION}\n---\n\nText.\n`, '2:1 front-matter be text'],
  [`---\ntitel: A\n${DESCRIPTION}\n---\n\nText.\n`, '2:1 front-matter Correct → title'],
  [
    `---\ntitle: A\n${DESCRIPTION}\nsidebar_position: 3\n---\n\nText.\n`,
    '4:1 front-matter Remove the',
  ],
  [`---\ntitle: A\ntitle: B\n${DESCRIPTION}\n---\n\nText.\n`, '3:1 front-matter unique'],
  [`---\ntitle：A\n${DESCRIPTION}\n---\n\nText.\n`, '2:1 front-matter needs'],
  ['---\ntitle: A\ndescription:Text\n---\n\nText.\n', '3:1 front-matter needs'],
  [`---\ntitle:　A\n${DESCRIPTION}\n---\n\nText.\n`, '2:1 front-matter needs'],
  [`---\ntitle: “A”\n${DESCRIPTION}\n---\n\nText.\n`, '2:1 front-matter shown'],
  [`---\ntitle: Fee #2\n${DESCRIPTION}\n---\n\nText.\n`, '2:11 front-matter begins'],
  [`---\ntitle: "A\n${DESCRIPTION}\n---\n\nText.\n`, '2:8 front-matter The value'],
  ["---\ntitle: A\ndescription: 'Text\n---\n\nText.\n", '3:14 front-matter The value'],
  [`---\ntitle: A\n${DESCRIPTION}\napi: [pool\n---\n\nText.\n`, '4:6 front-matter The value'],
  [`---\ntitle: 'The pool's fee'\n${DESCRIPTION}\n---\n\nText.\n`, '2:18 front-matter scalar at'],
  ['---\ntitle: A\ndescription: v2: pools\n---\n\nText.\n', '3:14 front-matter Nested'],
  [`---\ntitle: *pools\n${DESCRIPTION}\n---\n\nText.\n`, '2:8 front-matter defined'],
  [`---\n**title: A\n${DESCRIPTION}\n---\n\nText.\n`, '2:10 front-matter scalar token'],
  ['---\n\ttitle: A\n---\n\nText.\n', '2:1 front-matter indentation'],
  ['---\nPools\n---\n\nText.\n', '2:1 front-matter of keys'],
  [`---\ntitle: A **pool**\n${DESCRIPTION}\n---\n\nText.\n`, '2:1 front-matter shown'],
  [
    `---\ntitle: A\n${DESCRIPTION}\napi: '@uniswap/v3-sdk#Pol'\n---\n\nText.\n`,
    '4:1 api uniswap → @uniswap/v3-sdk#Pool',
  ],
]

const contentFiles: Row[] = [
  ['404.mdx', '1:1 file-name export'],
  ['llms.mdx', '1:1 file-name export'],
  ['_next/a.mdx', '1:1 file-name export'],
  ['sdk/a.b.mdx', '1:1 file-name where → a-b'],
  ['sdk/a b.mdx', '1:1 file-name where → a-b'],
  ['my guides/a.mdx', '1:1 file-name where → my-guides'],
  ['a?b.mdx', '1:1 file-name where → a-b'],
  ['sdk/a.md', '1:1 file-name Rename it → a.mdx'],
  ['a.MDX', '1:1 file-name Rename it → a.mdx'],
  ['sdk/pool.png', '1:1 file-name Images'],
]

/** Pages to which rows link have their ids; of the others only the addresses are known. */
const linked = ['study/index', 'markdown-page', 'sdk/index']
const targets = readTargets(
  listDocIds().map(id => [
    docPath(id),
    linked.includes(id) ? new Set(compile(id, readDocFile(id), {}).ids) : undefined,
  ]),
)
const allowed = readAllowed()
const files = [...readerFiles().keys()]

/** Findings in a page of this text. */
function findingsIn(text: string): Finding[] {
  const page = compile('markdown-page', text, {})
  const own = new Map([...targets.pages, [page.path, new Set(page.ids)]])
  return sortFindings([
    ...page.findings,
    ...checkPageLinks(page, { ...targets, pages: own }),
    ...checkSampleCommands(page.file, text, files),
    ...lint(page.file, text, allowed),
  ])
}

/** Whether these are the findings of a row. */
function expectFindings(found: Finding[], expected: string[]) {
  const lines = found.map(({ line, column, rule, message, nearest }) => {
    const place = `${line}:${column} ${rule}`
    const row = expected.find(row => row.startsWith(`${place} `)) ?? ''
    const [words = ''] = row.slice(place.length + 1).split(' → ')
    const meant = nearest === undefined ? '' : ` → ${nearest}`
    return `${place} ${row && message.includes(words) ? words : message}${meant}`
  })
  expect(lines.sort()).toEqual(expected.toSorted())
}

describe.each(Object.entries(bodies))('%s', (_, rows) => {
  test.each(rows)('%j', (body, ...expected) => {
    expectFindings(findingsIn(`${FRONT_MATTER}${body}\n`), expected)
  })
})

describe('no findings in', () => {
  test.each([
    'Pay \\$5 and then \\$10, or 5 $.',
    'Of \\*\\*all\\*\\* swaps, **some** and un*likely* ones, snake_case_names.',
    'The power `2**128`, and $a * b_0$.',
    'It has 5 * 3 = 15 boxes at 10:30:15, and costs $5.',
    '- [ ] A\n- [x] B\n\n[Here it is](/study).',
    '```json\n{ "a": [1, null] }\n```\n\n```json nocheck="of a log"\n{"a":1}\n{"b":2}\n```',
    '```bash\necho "$PATH" # $ npm test\nexport A=$HOME\n```\n\n```text\n$ npm test\n```',
    'A no-no of 1.10 10, or A.B B, in so-so so.\n\nSo.',
    ':::note "A" and "B"\nText.\n:::',
    '::: note\nText.\n:::\n\n- A\n\n  ::: tip A title\n  Text.\n  :::',
    'In [0, 1) and f(x)[0], about ~5% of ~10%.',
    '-5% is less.\n\n#1 is first.\n\n1.5 is more.',
    'A pool[^1].\n\n[^1]: Text.',
    'See [a][b].\n\n[b]: /study',
    '| a | b |\n| - | - |\n| `x \\| y` | |',
    '````mdx\n```\n:::note\n```\n````',
    '> ```text\n> a\n> ```\n\n1. A\n\n   ```text\n   b\n   ```',
    '- A\n\n  ```text title="“a” = “b”"\n  a\n    ```\n\n~~~~text\n```\n~~~~~',
    '<details>\n<summary>A</summary>\n\nText.\n\n</details>',
    '<Tabs groupId="a" defaultValue="b">\n<TabItem value="b" label="B">\n\n<ImpermanentLossCurve />\n\n</TabItem>\n</Tabs>',
    '{/* a comment */}\n\n<!-- another -->\n\nText,<br />text.',
    '[a](https://example.org:8443/x?y=z#w), [b](mailto:a@b.org), ![Mark](/favicon.svg)',
    '$$\nx = y\n$$\n\n> $$\n> x\n> $$',
    'See \\[sic\\], \\[0, 1\\], \\[a]\\(b\\) and \\(x.',
    '流动性（见 [v3](/study)）：［注］（见下）。＃1，＊ 注；5＜6。看！[链接](/study)',
    'a) A  \nb) B\\\nc) C<br />\nd) D\n\na) E\n\nIt has\n2. Of it.',
    ' 9. A\n10. B\n    - c\n      - d\n    - e\n\n{/* apart */}\n\n   - F',
    'To buy:\n\n1. A\n\nTo sell:\n\n1. B\n\nThen:\n\n2. C\n\n## D\n\n3. E',
  ])('%j', body => {
    expect(findingsIn(`${FRONT_MATTER}${body}\n`)).toEqual([])
  })
})

test('no findings in front matter with comments, quotes and colons', () => {
  const text =
    "---\n# A comment\ntitle: The “A” of '#1', or of a#2\ndescription: >\n  Note：it is\n  a:b # of it, with enough words for those who search.\n---\n\nText.\n"
  expect(findingsIn(text)).toEqual([])
})

test.each(pages)('the page %j', (text, ...expected) => {
  expectFindings(findingsIn(text), expected)
})

const HTML = `announcementBar: { content: 'See <a href="/studdy">this</a>' },`

test.each([
  ["{ type: 'link', href: '/studdy', label: 'A' },", '1:24', 'link', '/studdy'],
  [HTML, '1:43', 'link', '/studdy'],
  ["id: 'tick',\n  page: '/study#nope',", '2:10', 'anchor', '/study#nope'],
  ["{ type: 'link', href: 'http://example.org', label: 'A' },", '1:24', 'external-link', 'http:'],
])('a broken link of a setting is reported at its position: %s', (source, ...expected) => {
  const [place, rule, href] = expected
  expect(checkPageLinks(linksOf('settings.ts', source), targets).map(describeFinding)).toEqual([
    expect.stringContaining(`settings.ts:${place} ${rule} — The link leads to ${href}`),
  ])
})

test('links of settings that lead somewhere pass', () => {
  const source =
    "href: '/study', href: 'https://example.org', page: '/study#tick', href: repositoryUrl"
  expect(checkPageLinks(linksOf('settings.ts', source), targets)).toEqual([])
})

test.each(contentFiles)('the file name %s', (file, ...expected) => {
  expectFindings(checkContentFiles([file]), expected)
})

test.each([
  ...['404.html', 'robots.txt', 'study.html', 'study/index.html', 'study.md'],
  ...['sitemap.xml', 'api.json', 'api.schema.json', 'deployments.json', 'run.json'],
  ...['samples/v3/quoting.ts', 'study.cards.json'],
])('the file public/%s', file => {
  const findings = checkPublicFiles([`/${file}`, '/proof.html', '/studying.html'], ['/study'])
  expect(findings.map(describeFinding)).toEqual([
    expect.stringContaining(`public/${file}:1:1 file-name — The export has another file`),
  ])
})

test.each([
  'sdk/index.mdx',
  'study/terms&conditions/terms.mdx',
  'README.md',
  '.DS_Store',
  'a.mdx~',
  '#a.mdx#',
])('the file name %s is in order', file => {
  expect(checkContentFiles([file])).toEqual([])
})
