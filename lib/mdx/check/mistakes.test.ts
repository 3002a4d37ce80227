import { transformSync } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { docPath } from '../../site/paths'
import { compile } from '../compile'
import { listDocIds, readDocFile } from '../doc-files.mjs'
import { checkContentFiles, checkPublicFiles } from './content-files'
import { describeFinding } from './finding'
import { checkPageLinks, linksOf, readTargets } from './links'
import { checkAnchors, checkPage, linkedPaths } from './page'
import { policyOf } from './policy'
import { checkSetting, checkSettings, settings } from './settings'

// Every mistake that is reported: what authors write, and what they read.

type Row = [what: string, written: string, ...expected: string[]]

const DESCRIPTION =
  'description: A page with one mistake, of which its author is told at its place.'

/** The body begins on line 6. */
const FRONT_MATTER = `---\ntitle: Page\n${DESCRIPTION}\n---\n\n`

const bodies: Record<string, Row[]> = {
  'what Markdown reads otherwise': [
    [
      'prices read as a formula',
      'Pay $5 and then $10.',
      "6:5 markdown — '$5 and then $' is read as a formula. Write '\\$' for a dollar sign; a formula has no space inside its '$', and no digit after them.",
    ],
    [
      'prices without spaces',
      'A range of $5-$10.',
      "6:12 markdown — '$5-$' is read as a formula. Write '\\$' for a dollar sign; a formula has no space inside its '$', and no digit after them.",
    ],
    [
      'bold that is not closed',
      'Of **all swaps.',
      "6:4 markdown — '**' opens or closes nothing. Write '**text**', without spaces inside; put code in backticks.",
    ],
    [
      'bold with spaces inside',
      'Of ** all ** swaps.',
      "6:4 markdown — '**' opens or closes nothing. Write '**text**', without spaces inside; put code in backticks.",
      "6:11 markdown — '**' opens or closes nothing. Write '**text**', without spaces inside; put code in backticks.",
    ],
    [
      'bold that ends in Chinese punctuation',
      '这是**重要，**所以。',
      "6:3 markdown — '**重要，**' stays text: marks between punctuation and a letter neither open nor close emphasis. Move the punctuation out of the marks, or put a space outside them.",
    ],
    [
      'italics that begin with Chinese punctuation',
      '这是*“重要”*的。',
      "6:3 markdown — '*“重要”*' stays text: marks between punctuation and a letter neither open nor close emphasis. Move the punctuation out of the marks, or put a space outside them.",
    ],
    [
      'bold with underscores',
      'Of __all swaps.',
      "6:4 markdown — '__' opens or closes nothing. Write '**text**', without spaces inside; put code in backticks.",
    ],
    [
      'strikethrough that is not closed',
      'Of ~~all swaps.',
      "6:4 markdown — '~~' opens or closes nothing. Write '**text**', without spaces inside; put code in backticks.",
    ],
    [
      'inline code that is not closed',
      'Call `swap now.',
      "6:6 markdown — '`' opens or closes nothing. Put the code between two of them, in one paragraph.",
    ],
    [
      'italics inside of words',
      'It is x*y*z.',
      "6:8 markdown — Text between two '*' is italic, even inside words. Put code in backticks, a formula between '$'.",
    ],
    [
      'a heading without its space',
      '##Fees',
      "6:1 markdown — A heading needs a space after '##'. Add it.",
    ],
    [
      'an item without its space',
      'Two:\n\n-First\n-Second',
      "8:1 markdown — A list item needs a space after '-'. Add it.",
    ],
    [
      'a numbered item without its space',
      '1.First',
      "6:1 markdown — A list item needs a space after '1.'. Add it.",
    ],
    [
      'a heading by accident',
      'Fees\n---',
      "6:1 markdown — The line below this text makes it a heading. Write '## ' before it, or put a blank line in between.",
    ],
    [
      'code by indentation',
      'Run:\n\n    npm test',
      "8:5 markdown — Indentation does not make a code block in MDX. Put the code between two lines of '```', or remove the spaces.",
    ],
    [
      'an admonition of GitHub',
      '> [!NOTE]\n> Text.',
      "6:3 markdown — '[!NOTE]' is not an admonition here. Write ':::note', the text and ':::', each on its own line.",
    ],
    [
      'an admonition of MkDocs',
      '!!! note\n    Text.',
      "6:1 markdown — '!!! note' is not an admonition here. Write ':::note', the text and ':::', each on its own line.",
    ],
    [
      'an admonition whose title is not closed',
      ':::note[Fees\n\nText.\n\n:::',
      "6:1 markdown — ':::note[Fees' does not open an admonition. Write ':::note' or ':::note[Title]', and nothing else on the line.",
      '10:1 markdown — This line closes no admonition. Remove it, or indent it as far as the line that opens one.',
    ],
    [
      'a fence that is not closed',
      'Text.\n\n```text\na\n\n## B',
      "8:1 fence — '```' is not closed, so everything after it is code. Add a line '```' after its end, with the same indentation.",
    ],
    [
      'a fence that is closed by less',
      '````text\na\n```',
      "6:1 fence — '````' is not closed, so everything after it is code. Add a line '````' after its end, with the same indentation.",
    ],
    [
      'a fence that is not closed before the next one',
      '```bash\nls\n\nText.\n\n```json\n{}\n```',
      "6:1 fence — The block contains the start of another one, in line 11. Close it before that, or begin and end it with one '`' more.",
    ],
    [
      'a fence in a list that is not closed',
      '- A\n\n  ```text\n  a\n\nText.',
      "8:3 fence — '```' is not closed, so everything after it is code. Add a line '```' after its end, with the same indentation.",
    ],
    [
      'a fence in a list, with its end indented too little',
      '- A\n\n  ```text\n  a\n```\n\n## B\n\n```text\nb\n```',
      "8:3 fence — '```' is not closed, so everything after it is code. Add a line '```' after its end, with the same indentation.",
    ],
    [
      'a fence in a list, with its code indented too little',
      '1. A\n\n   ```text\na\n   ```\n\nText.',
      "8:4 fence — '```' is not closed, so everything after it is code. Add a line '```' after its end, with the same indentation.",
    ],
    [
      'a fence in a quotation, with its end outside',
      '> ```text\n> a\n```\n\nText.',
      "6:3 fence — '```' is not closed, so everything after it is code. Add a line '```' after its end, with the same indentation.",
    ],
    [
      'a formula in the line of its mark',
      '$$ x = y\n$$',
      "6:1 markdown — What follows '$$' in its line is lost. Put '$$' on lines of its own, before the formula and after it.",
    ],
    [
      'a formula that is not closed',
      '$$\nx = y\n\nText.',
      "6:1 markdown — The formula is not closed, so everything after it belongs to it. Add a line '$$' after its end.",
    ],
    [
      'a quotation around all of it',
      '> Of **all swaps.',
      "6:6 markdown — '**' opens or closes nothing. Write '**text**', without spaces inside; put code in backticks.",
    ],
    [
      'after an adapted title',
      ':::note Of **all\n\nOf **all swaps.\n\n:::',
      "6:12 markdown — '**' opens or closes nothing. Write '**text**', without spaces inside; put code in backticks.",
      "8:4 markdown — '**' opens or closes nothing. Write '**text**', without spaces inside; put code in backticks.",
    ],
  ],
  'characters of Chinese keyboards and word processors': [
    [
      'an admonition',
      '：：：note\nText.\n：：：',
      "6:1 markdown — '：：：' is full-width, which Markdown does not read. Type ':::'.",
    ],
    [
      'a heading',
      '＃＃ Fees',
      "6:1 markdown — '＃＃' is full-width, which Markdown does not read. Type '##'.",
    ],
    [
      'a link',
      'See [a]（/study）.',
      "6:5 markdown — '[a]（/study）' is full-width, which Markdown does not read. Type '[a](/study)'.",
    ],
    [
      'the text of a link',
      'See ［a］(/study).',
      "6:5 markdown — '［a］(/study)' is full-width, which Markdown does not read. Type '[a](/study)'.",
    ],
    [
      'inline code',
      'Call ｀swap｀ now.',
      "6:6 markdown — '｀swap｀' is full-width, which Markdown does not read. Type '`swap`'.",
    ],
    [
      'bold',
      'Of ＊＊all＊＊ swaps.',
      "6:4 markdown — '＊＊' is full-width, which Markdown does not read. Type '**'.",
      "6:9 markdown — '＊＊' is full-width, which Markdown does not read. Type '**'.",
    ],
    [
      'a fence',
      '｀｀｀text\na\n｀｀｀',
      "6:1 markdown — '｀｀｀' is full-width, which Markdown does not read. Type '```'.",
    ],
    [
      'a table',
      '｜ a ｜ b ｜\n｜ - ｜ - ｜',
      "6:1 markdown — '｜' is full-width, which Markdown does not read. Type '|'.",
    ],
    [
      'an id',
      '## Fees ｛#fees｝',
      "6:9 markdown — '｛#fees｝' is full-width, which Markdown does not read. Type '{#fees}'.",
    ],
    [
      'a component',
      '＜FeeTiers /＞',
      "6:1 markdown — '＜FeeTiers /＞' is full-width, which Markdown does not read. Type '<FeeTiers />'.",
    ],
    [
      'an element in text',
      'Press ＜kbd＞K＜/kbd＞, where x＜y and y＞z.',
      "6:7 markdown — '＜kbd＞' is full-width, which Markdown does not read. Type '<kbd>'.",
      "6:13 markdown — '＜/kbd＞' is full-width, which Markdown does not read. Type '</kbd>'.",
    ],
    [
      'the space of a heading',
      '##　Fees',
      "6:1 markdown — The space after '##' is not a plain one, so that Markdown does not read it. Type it again.",
    ],
    [
      'the space of an item',
      '- A\n- B',
      "6:1 markdown — The space after '-' is not a plain one, so that Markdown does not read it. Type it again.",
    ],
    [
      'a heading without its space',
      '##费用',
      "6:1 markdown — A heading needs a space after '##'. Add it.",
    ],
    [
      'an item without its space',
      '1.甲\n2.乙',
      "6:1 markdown — A list item needs a space after '1.'. Add it.",
    ],
    [
      'quotes of an attribute',
      'A <abbr title=“b”>c</abbr>.',
      "6:15 syntax — '“' is not the plain character that a tag needs. Type '\"'.",
    ],
    [
      'the sign of an attribute',
      '<Tabs groupId＝"a">\n</Tabs>',
      "6:14 syntax — '＝' is not the plain character that a tag needs. Type '='.",
    ],
  ],
  'lists that Markdown reads otherwise': [
    [
      'nested by one space',
      '- A\n - b',
      '7:2 markdown — This item begins before the text of the one above, so it is not nested. Indent it as far as that text.',
    ],
    [
      'nested by two spaces below a number',
      '1. A\n  - b\n2. C',
      '7:3 markdown — This item begins before the text of the one above, so it is not nested. Indent it as far as that text.',
    ],
    [
      'numbers nested by two spaces',
      '1. A\n  1. b\n2. C',
      '7:3 markdown — This item begins before the text of the one above, so it is not nested. Indent it as far as that text.',
    ],
    [
      'numbers around text',
      '1. A\n\nText.\n\n2. B',
      '10:1 markdown — This list does not go on with the one above, since what is between them is not indented. Indent that as far as the text of the items.',
    ],
    [
      'numbers around code',
      '1. A\n\n```text\na\n```\n\n1. B',
      '12:1 markdown — This list does not go on with the one above, since what is between them is not indented. Indent that as far as the text of the items.',
    ],
    [
      'dots',
      '• A\n• B',
      "6:1 markdown — These lines run together, since they do not begin as items of a list. Begin them with '- ' or '1. ', below a blank line.",
    ],
    [
      'letters',
      'Two:\na) A\nb) B',
      "7:1 markdown — These lines run together, since they do not begin as items of a list. Begin them with '- ' or '1. ', below a blank line.",
    ],
    [
      'numbers in brackets',
      '(1) A\n(2) B',
      "6:1 markdown — These lines run together, since they do not begin as items of a list. Begin them with '- ' or '1. ', below a blank line.",
    ],
    [
      'Chinese numbers',
      '1、甲\n2、乙',
      "6:1 markdown — These lines run together, since they do not begin as items of a list. Begin them with '- ' or '1. ', below a blank line.",
    ],
    [
      'from 2, right below text',
      'Then:\n2. A',
      "7:1 markdown — These lines run together, since they do not begin as items of a list. Begin them with '- ' or '1. ', below a blank line.",
    ],
  ],
  'signs that stay as they are': [
    [
      'a formula of LaTeX',
      'The price \\(x\\) is.',
      "6:11 markdown — '\\(x\\)' is not read as a formula. Write it between two '$'.",
    ],
    [
      'one that is escaped',
      'The price \\\\(x\\\\) is.',
      "6:11 markdown — '\\\\(x\\\\)' is not read as a formula. Write it between two '$'.",
    ],
    [
      'a formula of its own in LaTeX',
      '\\[x = y\\]',
      "6:1 markdown — '\\[x = y\\]' is not read as a formula. Write it between two '$'.",
    ],
    [
      'a table of contents',
      '[TOC]',
      "6:1 markdown — '[TOC]' is shown as typed. Remove it: each page lists its headings.",
    ],
    [
      'italics that are not closed',
      'Of *all swaps.',
      "6:4 markdown — '*' opens or closes nothing. Write '*text*', without spaces inside; put code in backticks.",
    ],
    [
      'a parameter that is not code',
      'Pass in _amount.',
      "6:9 markdown — '_' opens or closes nothing. Write '_text_', without spaces inside; put code in backticks.",
    ],
    [
      'a formula in a line that is not closed',
      'The price $x is.',
      "6:11 markdown — '$' opens no formula. Close it with another one; put code in backticks.",
    ],
    [
      'the name of an emoji',
      'Good :smile: job.',
      "6:6 markdown — ':smile:' is shown as typed. Write words, or the character itself.",
    ],
    [
      'marked text',
      'All ==swaps== of it.',
      "6:5 markdown — '==swaps==' is shown as typed. Write '**text**'; put code in backticks.",
    ],
    [
      'a power without a formula',
      'It is x^2^ here.',
      "6:8 markdown — '^2^' is not read as a formula. Write it between two '$'.",
    ],
    ['a box without its space', '- [] A', "6:3 markdown — '[]' is not a checkbox. Write '[ ]'."],
    [
      'a heading of too many levels',
      '####### Fees',
      "6:1 markdown — Headings have six levels, so '#######' is shown as text. Write fewer.",
    ],
    [
      'an id without braces',
      '## Fees #fees',
      "6:1 markdown — A heading id needs braces. Write '{#fees}'.",
    ],
  ],
  references: [
    [
      'a link to no definition',
      'See [the pool][pool].',
      "6:5 markdown — '[the pool][pool]' refers to no definition. Write '[text](/address)', or add '[name]: /address'.",
    ],
    [
      'an empty reference',
      'See [the pool][].',
      "6:5 markdown — '[the pool][]' refers to no definition. Write '[text](/address)', or add '[name]: /address'.",
    ],
    [
      'a footnote without text',
      'A pool[^1].',
      "6:7 markdown — '[^1]' has no footnote. Add a line '[^1]: text'.",
    ],
    [
      'a footnote whose name has a space',
      'A pool[^my note].\n\n[^my note]: Text of it.',
      "6:7 markdown — '[^my note]' is not a footnote, whose name has no space. Write '[^like-this]'.",
      "8:1 markdown — '[^my note]' is not a footnote, whose name has no space. Write '[^like-this]'.",
    ],
    [
      'a footnote whose name has a space, with one word',
      'A pool[^my note].\n\n[^my note]: Text.',
      "6:7 markdown — '[^my note]' is not a footnote, whose name has no space. Write '[^like-this]'.",
      "8:1 markdown — '[^my note]' is not a footnote, whose name has no space. Write '[^like-this]'.",
    ],
    [
      'a definition that nothing uses',
      'Text.\n\n[pool]: /study',
      "8:1 markdown — Nothing refers to '[pool]', so it is not shown. Remove it.",
    ],
    [
      'a definition given twice',
      'See [a][b].\n\n[b]: /study\n\n[b]: /sdk',
      "10:1 markdown — '[b]' is defined twice. Keep one definition.",
    ],
    [
      'a footnote that nothing uses',
      'Text.\n\n[^1]: More.',
      "8:1 markdown — Nothing refers to '[^1]', so it is not shown. Remove it.",
    ],
  ],
  tables: [
    [
      'a row of more cells than the head',
      '| a | b |\n| - | - |\n| 1 | 2 | 3 |',
      "8:1 markdown — The header row has 2 cells, this row has 3. Give both the same number; write a bar inside a cell as '\\|'.",
    ],
    [
      'a row of fewer',
      '| a | b |\n| - | - |\n| 1 |',
      "8:1 markdown — The header row has 2 cells, this row has 1. Give both the same number; write a bar inside a cell as '\\|'.",
    ],
    [
      'a bar in the code of a cell',
      '| a | b |\n| - | - |\n| `x | y` | 2 |',
      "8:1 markdown — The header row has 2 cells, this row has 3. Give both the same number; write a bar inside a cell as '\\|'.",
      "8:3 markdown — '`' opens or closes nothing. Put the code between two of them, in one paragraph.",
      "8:9 markdown — '`' opens or closes nothing. Put the code between two of them, in one paragraph.",
    ],
    [
      'a table without its second line',
      '| a | b |\n| 1 | 2 |',
      "6:1 markdown — This is not a table: below its header row, '| --- | --- |' with as many cells is missing. Add it.",
    ],
    [
      'a second line that is too short',
      '| a | b |\n| - |\n| 1 | 2 |',
      "6:1 markdown — This is not a table: below its header row, '| --- | --- |' with as many cells is missing. Add it.",
    ],
  ],
  'what is empty': [
    [
      'a page',
      '',
      "7:1 markdown — The page is empty. Write its text below the front matter's last '---'.",
    ],
    ['a heading', '##', '6:1 markdown — The heading has no text. Write it, or remove the heading.'],
    [
      'a heading with nothing but an id',
      '## {#fees}',
      '6:1 markdown — The heading has no text. Write it, or remove the heading.',
    ],
    [
      'a link without text',
      'See [](/study).',
      "6:5 markdown — The link has no text. Write '[text](/study)'.",
    ],
    [
      'a link without address',
      'See [the overview]().',
      "6:5 markdown — The link has no address. Write it between '(' and ')'.",
    ],
    [
      'an HTML link without address',
      'See <a id="here" />, <a>the overview</a> and <a href="">it</a>.',
      "6:22 markdown — The '<a>' has no address. Write '[text](/address)'.",
      "6:46 markdown — The '<a>' has no address. Write '[text](/address)'.",
    ],
    [
      'a block that opens without saying what it hides',
      '<details>\n\nText.\n\n</details>',
      "6:1 markdown — The block has no summary. Begin it with '<summary>Text</summary>' and a blank line.",
    ],
    [
      'a fence',
      '```text\n```',
      "6:1 fence — The code block is empty. Write the code, or show a sample with 'file='.",
    ],
    [
      'a link that leads to the top of its page',
      'See [the overview](#).',
      "6:5 markdown — The link has no address. Write it between '(' and ')'.",
    ],
    ['tabs', '<Tabs>\n</Tabs>', "6:1 tabs — The tabs are empty. Put a '<TabItem>' into them."],
  ],
  links: [
    [
      'to no page',
      'See [a](/studdy).',
      "6:5 link — The link leads to /studdy, where there is no page. Correct the address, or add the page. — did you mean '/study'?",
    ],
    [
      'to no heading',
      'See [a](/study#nope).',
      '6:5 anchor — The link leads to /study#nope, but /study has no such heading. Correct it, or give the heading this {#id}.',
    ],
    [
      'to no heading of its own page',
      '## Fees\n\nSee [a](#fee).',
      "8:5 anchor — The link leads to #fee, but /markdown-page has no such heading. Correct it, or give the heading this {#id}. — did you mean '#fees'?",
    ],
    [
      'to no file of a page',
      '[x](./study/indx.mdx)',
      "6:1 file-link — The link leads to ./study/indx.mdx, which is not the file of a page. Correct the path, or link to the page's address. — did you mean './study/index.mdx'?",
    ],
    [
      'to no file',
      'See [a](/favicn.svg).',
      "6:5 link — The link leads to /favicn.svg, where there is no file in public/. Correct the address, or add the file. — did you mean '/favicon.svg'?",
    ],
    [
      'to no sample',
      'See [a](/samples/v3/quotng.ts).',
      "6:5 link — The link leads to /samples/v3/quotng.ts, where there is no file in samples/ for readers. Correct the address, or add the file. — did you mean '/samples/v3/quoting.ts'?",
    ],
    [
      'as if the page were a file',
      'See [a](./studdy).',
      "6:5 link — The link leads to ./studdy, where there is no page. Correct the address, or add the page. — did you mean '/study'?",
    ],
    [
      'with a space in its address',
      'See [a](/my page).',
      "6:5 markdown — This is not a link or an image: its address contains a space or lacks ')'. Close it, or rename the target.",
    ],
    [
      'that is not closed',
      'See [a](/study.',
      "6:5 markdown — This is not a link or an image: its address contains a space or lacks ')'. Close it, or rename the target.",
    ],
    [
      'with a space before its address',
      'See [a] (/study).',
      "6:7 markdown — A space before '(' keeps this from being a link. Remove it.",
    ],
    [
      'the wrong way round',
      'See (a)[/study].',
      "6:7 markdown — The brackets of this link are swapped. Write '[text](/address)'.",
    ],
    [
      'to localhost',
      'Open http://localhost:3000/study.',
      "6:6 external-link — The link leads to http://localhost:3000/study, which is the reader's own machine or network. Show it as code, in backticks.",
    ],
    [
      'to this machine by its number',
      'See [a](https://127.0.0.1:8545).',
      "6:5 external-link — The link leads to https://127.0.0.1:8545, which is the reader's own machine or network. Show it as code, in backticks.",
    ],
    [
      'to a private network',
      'See [a](https://192.168.1.7/x).',
      "6:5 external-link — The link leads to https://192.168.1.7/x, which is the reader's own machine or network. Show it as code, in backticks.",
    ],
    [
      'without encryption',
      'See [a](http://example.org/x).',
      "6:5 external-link — The link leads to http://example.org/x, which is not encrypted. Begin it with https://. — did you mean 'https://example.org/x'?",
    ],
    [
      'before Chinese punctuation',
      '见 https://example.org/a。然后。',
      "6:3 markdown — The address includes '。然后。', since only a space would end it. Write '[https://example.org/a](https://example.org/a)'.",
    ],
    [
      'without scheme',
      'See [a](//example.org).',
      "6:5 external-link — The link leads to //example.org, which is not encrypted. Begin it with https://. — did you mean 'https://example.org'?",
    ],
    [
      'by www alone',
      'See www.example.org today.',
      "6:5 external-link — The link leads to http://www.example.org, which is not encrypted. Begin it with https://. — did you mean 'https://www.example.org'?",
    ],
    [
      'to this site, with its host',
      'See [a](https://docs.swapx.exchange/study).',
      "6:5 external-link — The link leads to https://docs.swapx.exchange/study, a page of this site. Write its address without the host. — did you mean '/study'?",
    ],
    [
      'without its second slash',
      'See [a](https:/example.org).',
      '6:5 external-link — The link leads to https:/example.org, which names no host. Begin it with https:// and a host.',
    ],
    [
      'to no host',
      'See [a](https://example).',
      '6:5 external-link — The link leads to https://example, which names no host. Begin it with https:// and a host.',
    ],
    [
      'that run code',
      'A [file](javascript:a()).',
      "6:3 safe-content — The address 'javascript:a()' may run code or hide its target. Begin it with '/', 'https:' or 'mailto:'.",
    ],
    [
      'to no address of mail',
      'Write to [us](mailto:me.example.org).',
      "6:10 external-link — The link leads to mailto:me.example.org, which is not an email address. Write one, as in 'mailto:me@example.org'.",
    ],
    [
      'to an address of mail without scheme',
      'Write to [us](me@example.org).',
      "6:10 external-link — The link leads to me@example.org, which is an email address. Begin it with 'mailto:'. — did you mean 'mailto:me@example.org'?",
    ],
  ],
  images: [
    [
      'that does not exist',
      '![Mark](/favicn.svg)',
      "6:1 image — There is no image /favicn.svg. Put the file into public/ and begin its address with '/'. — did you mean '/favicon.svg'?",
    ],
    [
      'with a space in its address',
      '![Mark](/my mark.svg)',
      "6:1 markdown — This is not a link or an image: its address contains a space or lacks ')'. Close it, or rename the target.",
    ],
    [
      'relative to the page',
      '![Mark](./favicon.svg)',
      "6:1 image — There is no image ./favicon.svg. Put the file into public/ and begin its address with '/'. — did you mean '/favicon.svg'?",
    ],
    [
      'of another site',
      '![Mark](https://example.org/a.png)',
      "6:1 safe-content — The image 'https://example.org/a.png' is not on this site. Put the file into public/ and begin its address with '/'.",
    ],
    [
      'without text',
      '![](/favicon.svg)',
      '6:1 image — The image has no text alternative. Describe what it shows: ![A pool](/pool.svg).',
    ],
    [
      'as a tag',
      'A <img src="/favicon.svg" alt="Mark" />',
      "6:3 safe-content — Pages may not use '<img>'. Use Markdown or one of the components.",
    ],
  ],
  headings: [
    [
      'a title in the body',
      'Text.\n\n# B',
      "8:1 heading — The page's heading comes from 'title' in the front matter. Start the body with '##'.",
    ],
    [
      'a level left out at the top',
      '### B',
      "6:1 heading — A heading of level 3 below one of level 1 skips a level. Write '##'.",
    ],
    [
      'a level left out',
      '## A\n\n#### B',
      "8:1 heading — A heading of level 4 below one of level 2 skips a level. Write '###'.",
    ],
    [
      'an id used twice',
      '## A {#x}\n\n## B {#x}',
      "8:1 heading — The heading id 'x' is used twice on this page ('B'). Give one of them another {#id}.",
    ],
    [
      'an id with a space',
      '## A {#my id}',
      "6:1 heading — '{#my id}' is not an id. Use letters, digits and hyphens, as in {#swap-fees}.",
    ],
    [
      'an empty id',
      '## A {#}',
      "6:1 heading — '{#}' is not an id. Use letters, digits and hyphens, as in {#swap-fees}.",
    ],
  ],
  code: [
    [
      'in an unknown language',
      '```jsn\n{}\n```',
      "6:1 fence — There is no highlighting for 'jsn'. Use one of: text, bash, css, diff, html, json, mdx, solidity, typescript, yaml. — did you mean 'json'?",
    ],
    [
      'with a misspelt word',
      '```text titel="a"\na\n```',
      "6:1 fence — Code blocks have no option 'titel'. Use one of: title, file, run, commands, nocheck. — did you mean 'title'?",
    ],
    [
      'with a quote that is not closed',
      '```text title="a\na\n```',
      '6:1 fence — A quote in the options of the code block is curly or not closed. Type plain ones, both on this line.',
    ],
    [
      'with curly quotes',
      '```text title=“a b”\na\n```',
      '6:1 fence — A quote in the options of the code block is curly or not closed. Type plain ones, both on this line.',
    ],
    [
      'with a range of lines',
      '```text {3}\na\n```',
      "6:1 fence — Code blocks have no option '3'. Use one of: title, file, run, commands, nocheck.",
    ],
    [
      'that nothing proves',
      '```ts\nconst a = 1\n```',
      "6:1 sample — This code is not tested. Show a file of samples/ with 'file=v3/swap.ts#region', or give a reason with 'nocheck=\"reason\"'.",
    ],
    [
      'of no file',
      '```ts file=v3/quotin.ts\n```',
      "6:1 sample — There is no file samples/v3/quotin.ts. Correct the path, which begins inside samples/, or create the file. — did you mean 'v3/quoting.ts'?",
    ],
    [
      'of a file that readers do not have',
      '```ts file=v3/quoting.test.ts\n```',
      '6:1 sample — samples/v3/quoting.test.ts is a file of our tests, which readers do not have. Show the sample that it tests.',
    ],
    [
      'of no region',
      '```ts file=v3/quoting.ts#inputt\n```',
      "6:1 sample — samples/v3/quoting.ts has no region 'inputt'. Correct it, or mark the code with '// #region inputt' and '// #endregion'.",
    ],
    [
      'of a file that no test runs',
      '```ts file=run.ts\n```',
      "6:1 sample — No test runs samples/run.ts. Write one that calls it, and run that test: 'npm run test:samples -- <its name>'.",
    ],
    [
      'of a file, and its own',
      '```ts file=v3/quoting.ts\na\n```',
      '6:1 sample — The code of this fence comes from samples/v3/quoting.ts. Leave the fence empty.',
    ],
    [
      'as a formula that is wrong',
      'A $\\frac{a}$.',
      "6:3 formula — The formula '\\frac{a}' is not valid LaTeX: Unexpected end of input in a macro argument, expected '}'. Correct it, or write '\\$' for a dollar sign.",
    ],
    [
      'as a formula of its own that is wrong',
      'Text.\n\n$$\n\\nope\n$$',
      "8:1 formula — The formula '\\nope' is not valid LaTeX: Unsupported function name: \\nope. Correct it, or write '\\$' for a dollar sign.",
    ],
    [
      'that readers do not have',
      'Run `npx tsx run.ts v3/quotng.ts`.',
      "6:6 sample-command — Readers have no file 'v3/quotng.ts'. Correct its path, which begins inside samples/, or add the file. — did you mean 'v3/quoting.ts'?",
    ],
    [
      'that installs a stranger’s package',
      'Run `npm i @swapx/v3-sdk`.',
      "6:12 package-name — '@swapx/v3-sdk' is not a package of this project, and an attacker may publish under such a name. Write the name of the package that you use. — did you mean '@uniswap/v3-sdk'?",
    ],
    [
      'that accepts any price',
      '```ts nocheck="an example"\nconst a = { amountOutMinimum: 0 }\n```',
      '7:13 unsafe-value — A minimum of 0 accepts any result, so that a sandwich or a hostile token takes the difference. Pass in what must arrive, such as a quote less a tolerance.',
    ],
  ],
  'code that readers copy': [
    [
      'JSON with a comma too many',
      '```json\n{\n  "a": 1,\n}\n```',
      '8:1 fence — This is not JSON: JSON does not support trailing commas. Correct it, or give a reason with \'nocheck="reason"\'.',
    ],
    [
      'JSON with something left out',
      '```json\n{ "a": 1, … }\n```',
      '7:1 fence — This is not JSON: Expected string in JSON but found "…". Correct it, or give a reason with \'nocheck="reason"\'.',
    ],
    [
      'JSON with keys of JavaScript',
      '```json\n{ a: 1 }\n```',
      '7:1 fence — This is not JSON: Expected string in JSON but found "a". Correct it, or give a reason with \'nocheck="reason"\'.',
    ],
    [
      'a mark of Shiki',
      '```bash\nnpm test\nnpm start # [!code ++]\n```',
      "8:1 fence — '[!code ++]' marks nothing here, and readers would copy it. Remove it; 'highlight-next-line', in a comment of its own above a line, and {1,3-5} mark lines.",
    ],
    [
      'a mark of Gatsby',
      '```html\n<p> <!-- highlight-line -->\n```',
      "7:1 fence — 'highlight-line' marks nothing here, and readers would copy it. Remove it; 'highlight-next-line', in a comment of its own above a line, and {1,3-5} mark lines.",
    ],
    [
      'an annotation of Material for MkDocs',
      '```yaml\na: 1 # (1)!\n```',
      "7:1 fence — '(1)!' marks nothing here, and readers would copy it. Remove it; 'highlight-next-line', in a comment of its own above a line, and {1,3-5} mark lines.",
    ],
    [
      'a diff',
      '```diff\n-npm test\n+npm start\n```',
      '7:1 fence — Readers would copy the signs of a diff with the code. Show the code after the change, and mark its lines with {1,3-5}; give a reason for a patch with \'nocheck="reason"\'.',
    ],
    [
      'a prompt',
      '```bash\ncd samples\n$ npm test\n```',
      "8:1 fence — Readers would copy the prompt '$' with the command. Remove it.",
    ],
  ],
  admonitions: [
    [
      'a title in quotes',
      ':::tip "Short"\nA\n:::',
      "6:1 admonitions — The quotes around the title would be shown. Write ':::tip[Short]'.",
    ],
    [
      'of an unknown type',
      ':::nte\nA\n:::',
      "6:1 admonitions — Unknown admonition ':::nte'. Use one of: note, tip, info, warning, danger. — did you mean 'note'?",
    ],
    [
      'of VitePress, for tabs',
      '::: code-group\nA\n:::',
      "6:1 admonitions — Unknown admonition ':::code-group'. Use '<Tabs>' with a '<TabItem>' for each block.",
    ],
    [
      'of other sites, for tabs',
      ':::tabs\nA\n:::',
      "6:1 admonitions — Unknown admonition ':::tabs'. Use '<Tabs>' with a '<TabItem>' for each tab.",
    ],
    [
      'of other sites, for what opens',
      ':::details Why\nA\n:::',
      "6:1 admonitions — Unknown admonition ':::details'. Use '<details>' with a '<summary>'.",
    ],
    [
      'with two colons',
      '::note\nA',
      "6:1 markdown — '::note' does not open an admonition. Write ':::note' or ':::note[Title]', and nothing else on the line.",
    ],
    [
      'closed without being open',
      'Text.\n\n:::',
      '8:1 markdown — This line closes no admonition. Remove it, or indent it as far as the line that opens one.',
    ],
    [
      'not closed',
      ':::note\nBody.',
      "6:1 admonitions — The admonition ':::note' is not closed. Add a line with ':::' after its text, with the same indentation; an admonition around another one needs more colons.",
    ],
    [
      'not closed, before code',
      ':::note\nBody.\n\n```text\n:::\n```\n\nText.',
      "6:1 admonitions — A line in the code block closes the admonition ':::note' around it. Close the admonition before the code, or give it more colons.",
    ],
    [
      'not closed, before another one',
      ':::danger\nA\n\nText.\n\n:::note\nB\n:::',
      "6:1 admonitions — The admonition ':::danger' is not closed. Add a line with ':::' after its text, with the same indentation; an admonition around another one needs more colons.",
    ],
    [
      'around another one, with no more colons',
      ':::note\n\n:::tip\nBody.\n:::\n\n:::',
      "6:1 admonitions — The admonition ':::note' is not closed. Add a line with ':::' after its text, with the same indentation; an admonition around another one needs more colons.",
      '12:1 markdown — This line closes no admonition. Remove it, or indent it as far as the line that opens one.',
    ],
    [
      'closed with too few colons',
      '::::note\nBody.\n:::',
      "6:1 admonitions — The admonition '::::note' is not closed. Add a line with '::::' after its text, with the same indentation; an admonition around another one needs more colons.",
      '8:1 markdown — This line closes no admonition. Remove it, or indent it as far as the line that opens one.',
    ],
    [
      'not closed in a list',
      '- A\n\n  :::tip\n  B',
      "8:3 admonitions — The admonition ':::tip' is not closed. Add a line with ':::' after its text, with the same indentation; an admonition around another one needs more colons.",
    ],
    [
      'closed by code',
      ':::note\n\n```mdx\n:::tip\n:::\n```\n\n:::',
      "6:1 admonitions — A line in the code block closes the admonition ':::note' around it. Close the admonition before the code, or give it more colons.",
    ],
    [
      'in a list, with all of its text indented too little',
      '1. A\n\n   :::tip\n  B\n   :::',
      "8:4 admonitions — The admonition ':::tip' is not closed. Add a line with ':::' after its text, with the same indentation; an admonition around another one needs more colons.",
      '10:1 markdown — This line closes no admonition. Remove it, or indent it as far as the line that opens one.',
    ],
    [
      'in a list, with a line indented too little',
      '1. A\n\n   :::tip\n   B\n  C\n   :::',
      "8:4 admonitions — The admonition ':::tip' is not closed. Add a line with ':::' after its text, with the same indentation; an admonition around another one needs more colons.",
      '11:1 markdown — This line closes no admonition. Remove it, or indent it as far as the line that opens one.',
    ],
    [
      'in a list, with its end indented too little',
      '1. A\n\n   :::tip\n   B\n:::',
      "8:4 admonitions — The admonition ':::tip' is not closed. Add a line with ':::' after its text, with the same indentation; an admonition around another one needs more colons.",
      '10:1 markdown — This line closes no admonition. Remove it, or indent it as far as the line that opens one.',
    ],
    [
      'without text',
      ':::note A\n\n:::',
      "6:1 admonitions — The admonition ':::note' is empty. Write its text between the two lines, or remove them.",
    ],
  ],
  tags: [
    [
      'not closed in a line',
      'Text <br> text.',
      "6:6 syntax — The tag '<br>' is not closed. Add '</br>' after its content, or write '<br />' if it has none.",
    ],
    [
      'not closed in an item',
      '- Text <b>text',
      "6:8 syntax — The tag '<b>' is not closed. Add '</b>' after its content, or write '<b />' if it has none.",
    ],
    [
      'not closed around blocks',
      'Text.\n\n<Tabs>\n\nText.',
      "8:1 syntax — The tag '<Tabs>' is not closed. Add '</Tabs>' after its content, or write '<Tabs />' if it has none.",
    ],
    [
      'whose end is in code that is not closed',
      '<details>\n<summary>A</summary>\n\n## B {#b}\n\n- C\n\n  ```text\n  a\n```\n\n</details>',
      "6:1 syntax — The tag '<details>' is not closed. Add '</details>' after its content, or write '<details />' if it has none.",
      "13:3 fence — '```' is not closed, so everything after it is code. Add a line '```' after its end, with the same indentation.",
    ],
    [
      'an image not closed',
      '<img src="/favicon.svg" alt="Mark" width="1" height="1">',
      "6:1 syntax — Pages have no tag '<img>'. Put it in backticks to show it as text, or use Markdown.",
    ],
    [
      'closed by another one',
      'Text <b>text</i>.',
      '6:13 syntax — Unexpected closing tag `</i>`, expected corresponding closing tag for `<b>` (6:6-6:9). Correct the tag. To show it as text, put it in backticks.',
    ],
    [
      'closed without being open',
      'Text</b>.',
      '6:6 syntax — Unexpected closing slash `/` in tag, expected an open tag first. Correct the tag. To show it as text, put it in backticks.',
    ],
    [
      'not finished',
      'Text <br',
      '6:9 syntax — Unexpected end of file in name, expected a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag. Correct the tag. To show it as text, put it in backticks.',
    ],
    [
      'an address in angle brackets',
      'See <https://example.org>.',
      '6:12 syntax — Unexpected character `/` (U+002F) before local name, expected a character that can start a name, such as a letter, `$`, or `_` (note: to create a link in MDX, use `[text](url)`). Correct the tag. To show it as text, put it in backticks.',
    ],
    [
      'a comparison',
      'If a <5, stop.',
      '6:7 syntax — Unexpected character `5` (U+0035) before name, expected a character that can start a name, such as a letter, `$`, or `_`. Correct the tag. To show it as text, put it in backticks.',
    ],
    [
      'a brace',
      'Text {a',
      '6:6 syntax — `{` starts a JavaScript expression, and its paragraph has no `}`. Add it, or write `\\{`.',
    ],
    [
      'a comment with a blank line, in a paragraph',
      'Text {/* a\n\nb */}.',
      '6:6 syntax — `{` starts a JavaScript expression, and its paragraph has no `}`. Add it, or write `\\{`.',
    ],
    [
      'half an expression',
      '{1 + }',
      '6:1 syntax — Pages cannot run code: `{` starts a JavaScript expression here. Write `\\{`, or put the text in backticks.',
    ],
    [
      'JSON in a sentence',
      'It returns {"a": 1} here.',
      '6:12 syntax — Pages cannot run code: `{` starts a JavaScript expression here. Write `\\{`, or put the text in backticks.',
    ],
    [
      'an id before the end of its heading',
      '## A {#a} of',
      "6:6 syntax — '{#a}' is an id only at the end of a heading. Move it there, or write '\\{'.",
    ],
    [
      'a type of TypeScript',
      'An Array<string> of names.',
      "6:9 syntax — Pages have no tag '<string>'. Put it in backticks to show it as text, or use Markdown.",
    ],
    [
      'a component in small letters that is not closed',
      '<tabs>\n\nText.',
      "6:1 syntax — Pages have no tag '<tabs>'. Put it in backticks to show it as text, or use Markdown. — did you mean 'Tabs'?",
    ],
    [
      'a sentence that begins as an import does',
      'import the package first.',
      "6:1 syntax — A paragraph that begins with 'import' or 'export' is read as code. Begin it with another word.",
    ],
    [
      'a sentence that begins as an export does, below an empty line',
      'Text.\n\nexport of\nthe data.',
      "8:1 syntax — A paragraph that begins with 'import' or 'export' is read as code. Begin it with another word.",
    ],
    [
      'a set',
      'Of {a, b}.',
      '6:4 safe-content — Pages cannot run code: `{` starts a JavaScript expression here. Write `\\{`, or put the text in backticks.',
    ],
    [
      'a value',
      'A price of {price}.',
      '6:12 safe-content — Pages cannot run code: `{` starts a JavaScript expression here. Write `\\{`, or put the text in backticks.',
    ],
    [
      'an import',
      "import a from 'a'",
      '6:1 safe-content — Pages cannot import or export. Remove the line.',
    ],
    [
      'an unknown component',
      'See <ProtocolLayer />.',
      "6:5 nesting — '<ProtocolLayer>' is in a line of text. Put it on lines of its own, between blank lines.",
      "6:5 safe-content — There is no component '<ProtocolLayer>'. Use one of mdx-components.tsx; an admonition begins with ':::note'. — did you mean 'ProtocolLayers'?",
    ],
    [
      'a component in small letters',
      '<tabs>\n\nText.\n\n</tabs>',
      "6:1 safe-content — Pages may not use '<tabs>'. Use Markdown or one of the components. — did you mean 'Tabs'?",
    ],
    [
      'a script',
      '<script>a()</script>',
      "6:1 safe-content — Pages may not use '<script>'. Use Markdown or one of the components.",
    ],
    [
      'a frame',
      'A\n\n<iframe src="https://example.org" />',
      "8:1 safe-content — Pages may not use '<iframe>'. Use Markdown or one of the components.",
    ],
    [
      'an event handler',
      'A <b onclick="a()">b</b>.',
      "6:6 safe-content — 'onclick' would run code in the reader's browser. Remove it.",
    ],
    [
      'a class, for which there are no styles',
      '<span class="red">A</span>',
      "6:7 safe-content — Pages cannot set 'class'. Remove it.",
    ],
    [
      'a style',
      'A <b style="color: red">b</b>.',
      "6:6 safe-content — Pages cannot set 'style'. Remove it.",
    ],
    [
      'a comment that is not closed',
      '<!-- text',
      "6:1 syntax — The comment is not closed. Add '-->' after its text.",
    ],
  ],
  'tags in the wrong place': [
    [
      'a figure in a sentence',
      'See <ImpermanentLossCurve /> here.',
      "6:5 nesting — '<ImpermanentLossCurve>' is in a line of text. Put it on lines of its own, between blank lines.",
    ],
    [
      'data in a cell',
      '| a |\n| - |\n| <Glossary /> |',
      "8:3 nesting — '<Glossary>' is in a line of text. Put it on lines of its own, between blank lines.",
    ],
    [
      'tabs on one line',
      '<Tabs><TabItem value="a" label="a">Text.</TabItem></Tabs>',
      "6:7 nesting — '<TabItem>' is in a line of text. Put it on lines of its own, between blank lines.",
    ],
    [
      'a block in a sentence',
      'See <details><summary>A</summary>B</details> here.',
      "6:5 nesting — A browser ends the paragraph before this block. Put it on lines of its own, between blank lines, and not into '<p>'.",
    ],
    [
      'a block in a title',
      ':::note[A <div>b</div>]\nC\n:::',
      "6:11 nesting — A browser ends the paragraph before this block. Put it on lines of its own, between blank lines, and not into '<p>'.",
    ],
    [
      'a paragraph around a paragraph',
      '<p>\nText.\n</p>',
      "7:1 nesting — A browser ends the paragraph before this block. Put it on lines of its own, between blank lines, and not into '<p>'.",
    ],
    [
      'a link in a link',
      '<a href="/study">See [b](/sdk).</a>',
      '6:22 nesting — A link cannot hold another link or a control, which headings and code blocks have. Move this out of it, or remove the link.',
    ],
    [
      'a heading in a link',
      '<a href="/study">\n\n## A\n\n</a>',
      '8:1 nesting — A link cannot hold another link or a control, which headings and code blocks have. Move this out of it, or remove the link.',
    ],
    [
      'a code block in a link',
      '<a href="/study">\n\n```bash\nls\n```\n\n</a>',
      '8:1 nesting — A link cannot hold another link or a control, which headings and code blocks have. Move this out of it, or remove the link.',
    ],
    [
      'a figure in a link',
      '<a href="/study">\n\n<ImpermanentLossCurve />\n\n</a>',
      '8:1 nesting — A link cannot hold another link or a control, which headings and code blocks have. Move this out of it, or remove the link.',
    ],
    [
      'an item in an item',
      '- A <li>b</li>',
      '6:5 nesting — A browser ends the item before this one. Close it there, or put a list between the two.',
    ],
    [
      'text in a line break',
      'A <br>b</br> c.',
      "6:7 nesting — '<br>' cannot hold anything. Write '<br />'.",
    ],
  ],
  'what a tag or a block does not show': [
    [
      'a misspelt attribute',
      '<Tabs groupid="a">\n<TabItem value="a" label="a">\n\nText.\n\n</TabItem>\n</Tabs>',
      "6:7 safe-content — '<Tabs>' has no attribute 'groupid'. Remove it: Tabs take groupId and defaultValue, a TabItem value and label, others none. — did you mean 'groupId'?",
    ],
    [
      'an attribute of other sites',
      '<Tabs>\n<TabItem value="a" label="a" default>\n\nText.\n\n</TabItem>\n</Tabs>',
      "7:30 safe-content — '<TabItem>' has no attribute 'default'. Remove it: Tabs take groupId and defaultValue, a TabItem value and label, others none.",
    ],
    [
      'an attribute of a figure',
      '<ImpermanentLossCurve width="300" />',
      "6:23 safe-content — '<ImpermanentLossCurve>' has no attribute 'width'. Remove it: Tabs take groupId and defaultValue, a TabItem value and label, others none.",
    ],
    [
      'text in a figure',
      '<ImpermanentLossCurve>\n\nText.\n\n</ImpermanentLossCurve>',
      "6:1 safe-content — '<ImpermanentLossCurve>' does not show what is inside it. Move it out, and write '<ImpermanentLossCurve />'.",
    ],
    [
      'an attribute of an admonition',
      ':::note{title="A"}\nText.\n:::',
      "6:1 admonitions — '{…}' behind ':::note' is not shown. Write a title as ':::note[Title]'.",
    ],
    [
      'an admonition as a tag',
      '<Admonition type="note">\n\nText.\n\n</Admonition>',
      "6:1 safe-content — There is no component '<Admonition>'. Use one of mdx-components.tsx; an admonition begins with ':::note'.",
    ],
  ],
  tabs: [
    [
      'a tab alone',
      '<TabItem value="a" label="a">\n\nText.\n\n</TabItem>',
      "6:1 tabs — The tab is not in a group. Put it into '<Tabs>'.",
    ],
    [
      'a value used twice',
      '<Tabs>\n<TabItem value="v2" label="v2">\n\nText.\n\n</TabItem>\n<TabItem value="v2" label="v2">\n\nText.\n\n</TabItem>\n</Tabs>',
      "12:1 tabs — The tab value 'v2' is used twice. Give this one another.",
    ],
    [
      'a missing value',
      '<Tabs>\n<TabItem label="v2">\n\nText.\n\n</TabItem>\n</Tabs>',
      '7:1 tabs — The tab has no value. Write \'<TabItem value="v2" label="v2">\'.',
    ],
    [
      'a missing label',
      '<Tabs>\n<TabItem value="v2">\n\nText.\n\n</TabItem>\n</Tabs>',
      '7:1 tabs — The tab has no label. Write \'<TabItem value="v2" label="v2">\'.',
    ],
    [
      'an unknown default',
      '<Tabs defaultValue="v4">\n<TabItem value="v2" label="v2">\n\nText.\n\n</TabItem>\n<TabItem value="v3" label="v3">\n\nText.\n\n</TabItem>\n</Tabs>',
      "6:1 tabs — No tab has the default value 'v4'. Use one of: v2, v3.",
    ],
    [
      'text beside the tabs',
      '<Tabs>\n<TabItem value="v2" label="v2">\n\nText.\n\n</TabItem>\n\nText.\n</Tabs>',
      "13:1 tabs — '<Tabs>' may only contain tabs. Put this into a '<TabItem>'.",
    ],
  ],
  text: [
    [
      'a byte that is no UTF-8',
      'A swap\ufffds fee.',
      '6:7 damaged — Here is a byte that is not UTF-8. Save the file as UTF-8.',
    ],
    [
      'a merge conflict',
      'A\n\n<<<<<<< HEAD\nB {c\n=======\nB\n>>>>>>> main',
      "8:1 damaged — '<<<<<<<' marks a merge conflict. Keep one of the versions, and remove the marks.",
    ],
    [
      'the rest of a merge conflict',
      'A\n\nB\n=======\n\nC',
      "9:1 damaged — '=======' marks a merge conflict. Keep one of the versions, and remove the marks.",
    ],
    [
      'a character that nobody sees',
      'A swap\u200b.',
      '6:7 hidden-unicode — U+200B is invisible. Remove it.',
    ],
    [
      'a letter that only looks Latin',
      'A sw\u0430p.',
      "6:5 hidden-unicode — U+0430 in 'sw\u0430p' only looks like a Latin letter. Type the word again.",
    ],
    [
      'a placeholder',
      'TODO: fees.',
      "6:1 placeholder — 'TODO' marks missing text. Write it, or remove the words.",
    ],
    [
      'the place of a link',
      'See [insert link].',
      "6:5 placeholder — '[insert link]' marks missing text. Write it, or remove the words.",
    ],
    [
      'an address that is not published',
      'At `0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed`.',
      '6:5 address — 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed is not in lib/site/deployments.ts. Read addresses from there, or use a visibly fake one such as 0x0000000000000000000000000000000000000001.',
    ],
    [
      'the key of an account',
      `Key: \`${'gh'}p_a1B2c3D4e5F6g7H8i9J0k1L2m3N4\``,
      "6:7 secret — 'ghp_…' may be the key of an account. Revoke it there, and read it from process.env.",
    ],
    [
      'a private key',
      `Key: 0x${'ab12'.repeat(16)}`,
      "6:6 secret — '0xab12…' may be a private key. Read keys from process.env; add public hashes to lib/mdx/rules/allowed.ts.",
    ],
  ],
}

const pages: Row[] = [
  [
    'another encoding',
    Buffer.from(`\ufeff${FRONT_MATTER}A pool.\n`, 'utf16le').toString(),
    '1:1 damaged — The file is not UTF-8, maybe UTF-16. Save it as UTF-8.',
  ],
  [
    'a merge conflict in its front matter',
    '---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> main\n---\n\nText.\n',
    "2:1 damaged — '<<<<<<<' marks a merge conflict. Keep one of the versions, and remove the marks.",
  ],
  [
    'no front matter',
    'Text.\n',
    "1:1 front-matter — The page has no front matter. Begin the file with '---', then 'title: …' and 'description: …', then '---'.",
  ],
  [
    'an empty file',
    '',
    "1:1 front-matter — The page has no front matter. Begin the file with '---', then 'title: …' and 'description: …', then '---'.",
    "1:1 markdown — The page is empty. Write its text below the front matter's last '---'.",
  ],
  [
    'empty front matter',
    '---\n---\n\nText.\n',
    "2:1 front-matter — Front matter 'description' is missing. Add 'description: Borrow tokens from a pair and repay them in one transaction.'.",
    "2:1 front-matter — Front matter 'title' is missing. Add 'title: Flash swaps'.",
  ],
  [
    'a symbol that is no text',
    `---\ntitle: A\n${DESCRIPTION}\napi: 3\n---\n\nText.\n`,
    "4:1 front-matter — Front matter 'api' must name a symbol, as in 'api: \"@uniswap/v3-sdk#Pool\"', a list of them, or one for each section.",
  ],
  [
    'a list with something that is no symbol',
    `---\ntitle: A\n${DESCRIPTION}\napi:\n  -\n---\n\nText.\n`,
    "4:1 front-matter — Front matter 'api' must name a symbol, as in 'api: \"@uniswap/v3-sdk#Pool\"', a list of them, or one for each section.",
  ],
  [
    'a section with something that is no symbol',
    `---\ntitle: A\n${DESCRIPTION}\napi:\n  A:\n---\n\nText.\n`,
    "4:1 front-matter — Front matter 'api' must name a symbol, as in 'api: \"@uniswap/v3-sdk#Pool\"', a list of them, or one for each section.",
  ],
  [
    'front matter that is not closed',
    `---\ntitle: A\n${DESCRIPTION}\n\nText.\n`,
    "1:1 front-matter — The front matter is not closed. Add a line '---' after its last key.",
  ],
  [
    'front matter below something',
    `\n---\ntitle: A\n${DESCRIPTION}\n\n---\n\nText.\n`,
    "2:1 front-matter — The front matter is not at the top of the file. Remove what is above this '---'.",
  ],
  [
    'front matter below an empty line, without another at its end',
    `\n---\ntitle: A\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:1 front-matter — The front matter is not at the top of the file. Remove what is above this '---'.",
  ],
  [
    'a byte order mark',
    `\ufeff---\ntitle: A\n${DESCRIPTION}\n---\n\nText.\n`,
    '1:1 hidden-unicode — The file begins with a byte order mark (BOM). Save it as UTF-8 without BOM.',
  ],
  [
    'no title',
    `---\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:1 front-matter — Front matter 'title' is missing. Add 'title: Flash swaps'.",
  ],
  [
    'no description',
    '---\ntitle: A\n---\n\nText.\n',
    "2:1 front-matter — Front matter 'description' is missing. Add 'description: Borrow tokens from a pair and repay them in one transaction.'.",
  ],
  [
    'an empty title',
    `---\ntitle:\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:1 front-matter — Front matter 'title' must be text, as in 'title: Flash swaps'.",
  ],
  [
    'a title of spaces',
    `---\ntitle: " "\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:1 front-matter — Front matter 'title' is empty. Write text, as in 'title: Flash swaps'.",
  ],
  [
    'a title that is a number',
    `---\ntitle: 3\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:1 front-matter — Front matter 'title' is read as the number 3. Put it in quotes.",
  ],
  [
    'a title that is a version',
    `---\ntitle: 1.10\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:1 front-matter — Front matter 'title' is read as the number 1.1. Put it in quotes.",
  ],
  [
    'a title that is a list',
    `---\ntitle: [A]\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:1 front-matter — Front matter 'title' must be text, as in 'title: Flash swaps'.",
  ],
  [
    'a misspelt key',
    `---\ntitel: A\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:1 front-matter — Front matter has no key 'titel'. Correct it, or remove the line. — did you mean 'title'?",
  ],
  [
    'a key of other sites',
    `---\ntitle: A\n${DESCRIPTION}\nsidebar_position: 3\n---\n\nText.\n`,
    "4:1 front-matter — Front matter has no key 'sidebar_position'. Remove the line or use one of: title, description, api.",
  ],
  [
    'a key twice',
    `---\ntitle: A\ntitle: B\n${DESCRIPTION}\n---\n\nText.\n`,
    '3:1 front-matter — The front matter is not valid YAML: Map keys must be unique. Put the value in quotes, or correct the line.',
  ],
  [
    'a full-width colon',
    `---\ntitle：A\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:1 front-matter — A key needs a plain colon and a plain space after it. Write 'title: '.",
  ],
  [
    'no space after a colon',
    `---\ntitle: A\ndescription:Text\n---\n\nText.\n`,
    "3:1 front-matter — A key needs a plain colon and a plain space after it. Write 'description: '.",
  ],
  [
    'another space after a colon',
    `---\ntitle:　A\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:1 front-matter — A key needs a plain colon and a plain space after it. Write 'title: '.",
  ],
  [
    'curly quotes',
    `---\ntitle: “A”\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:1 front-matter — Front matter 'title' is shown as it stands. Remove Markdown and curly quotes.",
  ],
  [
    'a value that a comment cuts',
    `---\ntitle: Fee #2\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:11 front-matter — ' #' begins a comment, so the value ends before it. Put quotes around the value.",
  ],
  [
    'a double quote that is not closed',
    `---\ntitle: "A\n${DESCRIPTION}\n---\n\nText.\n`,
    '2:8 front-matter — The value is not closed. Write " at its end, or put all of it in quotes.',
  ],
  [
    'a single quote that is not closed',
    "---\ntitle: A\ndescription: 'Text\n---\n\nText.\n",
    "3:14 front-matter — The value is not closed. Write ' at its end, or put all of it in quotes.",
  ],
  [
    'a list that is not closed',
    `---\ntitle: A\n${DESCRIPTION}\napi: [pool\n---\n\nText.\n`,
    '4:6 front-matter — The value is not closed. Write ] at its end, or put all of it in quotes.',
  ],
  [
    'a quote inside of quotes',
    `---\ntitle: 'The pool's fee'\n${DESCRIPTION}\n---\n\nText.\n`,
    '2:18 front-matter — The front matter is not valid YAML: Unexpected scalar at node end. Put the value in quotes, or correct the line.',
  ],
  [
    'a colon without quotes',
    '---\ntitle: A\ndescription: v2: pools\n---\n\nText.\n',
    '3:14 front-matter — The front matter is not valid YAML: Nested mappings are not allowed in compact mappings. Put the value in quotes, or correct the line.',
  ],
  [
    'a star without quotes',
    `---\ntitle: *pools\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:8 front-matter — The front matter is not valid YAML: '*pools' is not a defined anchor. Put the value in quotes, or correct the line.",
  ],
  [
    'stars in the place of a key',
    `---\n**title: A\n${DESCRIPTION}\n---\n\nText.\n`,
    '2:10 front-matter — The front matter is not valid YAML: Unexpected scalar token. Put the value in quotes, or correct the line.',
  ],
  [
    'a tab',
    '---\n\ttitle: A\n---\n\nText.\n',
    '2:1 front-matter — The front matter is not valid YAML: Tabs are not allowed as indentation. Put the value in quotes, or correct the line.',
  ],
  [
    'text without keys',
    '---\nPools\n---\n\nText.\n',
    "2:1 front-matter — The front matter is not a list of keys. Write 'title: …' and 'description: …', each on its line.",
  ],
  [
    'Markdown in its title',
    `---\ntitle: A **pool**\n${DESCRIPTION}\n---\n\nText.\n`,
    "2:1 front-matter — Front matter 'title' is shown as it stands. Remove Markdown and curly quotes.",
  ],
  [
    'a symbol of no package',
    `---\ntitle: A\n${DESCRIPTION}\napi: '@uniswap/v3-sdk#Pol'\n---\n\nText.\n`,
    "4:1 api — @uniswap/v3-sdk has no 'Pol'. Take one of lib/mdx/reference/api.json. — did you mean '@uniswap/v3-sdk#Pool'?",
  ],
]

/** Where the entries of a sidebar begin, on line 4. */
const SIDEBAR = `const doc = (id, label, labelEn) => ({ type: 'doc', id, label, labelEn })
export const sidebars = {
  study: [
`

const entries: Row[] = [
  ['no English label', "doc('a', '甲'),", "4:5 sidebar — The entry 'a' has no labelEn. Add it."],
  [
    'nothing but a page',
    "doc('a'),",
    "4:5 sidebar — The entry 'a' has no label. Add it.",
    "4:5 sidebar — The entry 'a' has no labelEn. Add it.",
  ],
  ['no page', "doc(undefined, '甲', 'A'),", "4:16 sidebar — The entry '甲' has no id. Add it."],
  [
    'nothing at all',
    'doc(),',
    "4:1 sidebar — The entry 'doc' has no id. Add it.",
    "4:1 sidebar — The entry 'doc' has no label. Add it.",
    "4:1 sidebar — The entry 'doc' has no labelEn. Add it.",
  ],
  ['an empty label', "doc('a', '', 'A'),", "4:5 sidebar — The entry 'a' has no label. Add it."],
  [
    'a page without doc()',
    "'a',",
    "4:1 sidebar — 'a' is not an entry. Write doc('a', '标签', 'Label').",
  ],
  [
    'a misspelt type',
    "{ type: 'categry', label: '甲', labelEn: 'A', items: [doc('b', '乙', 'B')] },",
    "4:9 sidebar — This entry has the unknown type 'categry'. Write type: 'doc' or 'category'. — did you mean 'category'?",
  ],
  [
    'no type',
    "{ label: '甲', labelEn: 'A', items: [doc('b', '乙', 'B')] },",
    "4:10 sidebar — This entry has no type. Write type: 'doc' or 'category'.",
  ],
  [
    'a misspelt key',
    "{ type: 'category', lable: '甲', labelEn: 'A', items: [doc('b', '乙', 'B')] },",
    "4:21 sidebar — The entry 'category' has an unknown key 'lable'. Correct or remove it. — did you mean 'label'?",
  ],
  [
    'a misspelt list of items',
    "{ type: 'category', label: '甲', labelEn: 'A', itmes: [doc('b', '乙', 'B')] },",
    "4:47 sidebar — The entry '甲' has an unknown key 'itmes'. Correct or remove it. — did you mean 'items'?",
  ],
  [
    'a category without items',
    "{ type: 'category', label: '甲', labelEn: 'A' },",
    "4:28 sidebar — The entry '甲' has no items. Add it.",
  ],
  [
    'a category with an empty list of items',
    "{ type: 'category', label: '甲', labelEn: 'A', items: [] },",
    "4:28 sidebar — The entry '甲' has no items. Add it.",
  ],
  [
    'a misspelt type of link',
    "{ type: 'category', label: '甲', labelEn: 'A', link: { type: 'generatd-index', description: 'B' }, items: [doc('b', '乙', 'B')] },",
    "4:61 sidebar — This link has the unknown type 'generatd-index'. Write type: 'generated-index' or 'doc'. — did you mean 'generated-index'?",
  ],
  [
    'a link without description',
    "{ type: 'category', label: '甲', labelEn: 'A', link: { type: 'generated-index' }, items: [doc('b', '乙', 'B')] },",
    "4:61 sidebar — The link 'generated-index' has no description. Add it.",
  ],
  [
    'a link without page',
    "{ type: 'category', label: '甲', labelEn: 'A', link: { type: 'doc' }, items: [doc('b', '乙', 'B')] },",
    "4:61 sidebar — The link 'doc' has no id. Add it.",
  ],
  [
    'an option of other sites',
    "{ type: 'category', label: '甲', labelEn: 'A', collapsed: true, items: [doc('b', '乙', 'B')] },",
    "4:47 sidebar — The entry '甲' has an unknown key 'collapsed'. Correct or remove it.",
  ],
  [
    'a mistake inside of a category',
    "{ type: 'category', label: '甲', labelEn: 'A', items: [\n  doc('b', '乙'),\n] },",
    "5:7 sidebar — The entry 'b' has no labelEn. Add it.",
  ],
]

const navbar: Row[] = [
  [
    'a misspelt type',
    "{ type: 'lnik', href: '/study', label: 'A' },",
    "2:9 setting — This entry has the unknown type 'lnik'. Write type: 'docSidebar' or 'link' or 'docsVersionDropdown' or 'localeDropdown' or 'search'. — did you mean 'link'?",
  ],
  [
    'no type',
    "{ href: '/study', label: 'A' },",
    "2:26 setting — This entry has no type. Write type: 'docSidebar' or 'link' or 'docsVersionDropdown' or 'localeDropdown' or 'search'.",
  ],
  [
    'no label',
    "{ type: 'link', href: '/study' },",
    "2:23 setting — The entry '/study' has no label. Add it.",
  ],
  [
    'a sidebar that does not exist',
    "{ type: 'docSidebar', sidebar: 'contracts', label: 'A' },",
    "2:32 setting — The entry 'A' has the sidebar 'contracts'. Use one of: study, contract, sdk. — did you mean 'contract'?",
  ],
  [
    'a position that does not exist',
    "{ type: 'search', position: 'centre' },",
    "2:29 setting — The entry 'search' has the position 'centre'. Use one of: left, right.",
  ],
  [
    'a misspelt key',
    "{ type: 'link', hrf: '/study', label: 'A' },",
    "2:17 setting — The entry 'A' has an unknown key 'hrf'. Correct or remove it. — did you mean 'href'?",
  ],
  [
    'an address alone',
    "'/study',",
    "2:1 setting — '/study' is not an entry. Write { … } with its keys.",
  ],
]

const announcements: Row[] = [
  ['no id', "content: 'A',", "2:1 setting — The entry 'announcementBar' has no id. Add it."],
  ['no text', "id: 'a', content: '',", "3:5 setting — The entry 'a' has no content. Add it."],
  [
    'a colour by its name',
    "id: 'a', content: 'A', backgroundColor: 'red', textColor: '#ffffff',",
    "3:41 setting — The entry 'a' has the backgroundColor 'red'. Write it as in '#7a1f3d'.",
  ],
  [
    'one colour of two',
    "id: 'a', content: 'A', backgroundColor: '#000000',",
    "3:5 setting — The entry 'a' has no textColor. Add it.",
  ],
]

const terms: Row[] = [
  [
    'no explanation',
    "{ id: 'tick', name: 'Tick', page: '/study' },",
    "2:7 setting — The entry 'tick' has no definition. Add it.",
  ],
  [
    'a misspelt key',
    "{ id: 'tick', name: 'Tick', form: ['tick'], definition: 'A.', page: '/study' },",
    "2:29 setting — The entry 'tick' has an unknown key 'form'. Correct or remove it. — did you mean 'forms'?",
  ],
]

const contentFiles: Row[] = [
  ...['404.mdx', 'llms.mdx', '_next/a.mdx'].map(
    (file): Row => [
      `the address of something else: ${file}`,
      file,
      '1:1 file-name — The export has another file at this address, which would be lost. Rename this one.',
    ],
  ),
  [
    'a point in the name',
    'sdk/a.b.mdx',
    "1:1 file-name — 'a.b' is part of the page's address, where it would need encoding. Use letters, digits and hyphens. — did you mean 'a-b'?",
  ],
  [
    'a space',
    'sdk/a b.mdx',
    "1:1 file-name — 'a b' is part of the page's address, where it would need encoding. Use letters, digits and hyphens. — did you mean 'a-b'?",
  ],
  [
    'a space in a folder',
    'my guides/a.mdx',
    "1:1 file-name — 'my guides' is part of the page's address, where it would need encoding. Use letters, digits and hyphens. — did you mean 'my-guides'?",
  ],
  [
    'a question mark',
    'a?b.mdx',
    "1:1 file-name — 'a?b' is part of the page's address, where it would need encoding. Use letters, digits and hyphens. — did you mean 'a-b'?",
  ],
  [
    'the ending of Markdown',
    'sdk/a.md',
    "1:1 file-name — A file that does not end in '.mdx' is not a page. Rename it. — did you mean 'a.mdx'?",
  ],
  [
    'an ending in capital letters',
    'a.MDX',
    "1:1 file-name — A file that does not end in '.mdx' is not a page. Rename it. — did you mean 'a.mdx'?",
  ],
  [
    'an image',
    'sdk/pool.png',
    "1:1 file-name — A file that does not end in '.mdx' is not a page. Images go into public/, code into samples/.",
  ],
]

const checkedPages = (ids: string[]) => ids.map(id => compile(id, readDocFile(id), {}))

/** Findings in a page, without its name. */
function findingsIn(text: string) {
  const page = compile('markdown-page', text, {})
  const linked = listDocIds().filter(id => linkedPaths(page).has(docPath(id)))
  const findings = [...checkPage(page, text), ...checkAnchors(page, checkedPages(linked))]
  // What stops the build comes first.
  findings.sort(
    (a, b) => Number(policyOf(b.rule) === 'throw') - Number(policyOf(a.rule) === 'throw'),
  )
  const lines = findings.map(describeFinding)
  return lines.map(line => line.replace(/^content\/markdown-page\.mdx:/, ''))
}

describe.each(Object.entries(bodies))('%s', (_, rows) => {
  test.each(rows)('%s', (_, body, ...expected) => {
    expect(findingsIn(`${FRONT_MATTER}${body}\n`)).toEqual(expected)
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

describe('a page with', () => {
  test.each(pages)('%s', (_, text, ...expected) => {
    expect(findingsIn(text)).toEqual(expected)
  })
})

/** Findings in settings that replace the site's. */
async function findingsInSetting(name: keyof typeof settings, source: string) {
  const { code } = transformSync(source, { loader: 'ts' })
  const { value } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const [file, start, , schema] = settings[name]
  return checkSetting([file, start, value, schema], source).map(describeFinding)
}

describe('a sidebar with', () => {
  test.each(entries)('%s', async (_, text, ...expected) => {
    const source = `${SIDEBAR}${text}\n],\n}\nexport { sidebars as value }\n`
    expect(await findingsInSetting('sidebars', source)).toEqual(
      expected.map(line => `sidebars.config.ts:${line}`),
    )
  })
})

test('sidebars that are not exported', async () => {
  expect(await findingsInSetting('sidebars', `${SIDEBAR.replace('export ', '')}],\n}\n`)).toEqual([
    "sidebars.config.ts:2:1 sidebar — sidebars.config.ts exports no `sidebars`. Begin the list of pages with 'export const sidebars = {'.",
  ])
})

describe('the navbar with', () => {
  test.each(navbar)('%s', async (_, text, ...expected) => {
    const source = `export const value = [\n${text}\n]\n`
    expect(await findingsInSetting('navbar', source)).toEqual(
      expected.map(line => `lib/site/site-config.ts:${line}`),
    )
  })
})

describe('an announcement bar with', () => {
  test.each(announcements)('%s', async (_, text, ...expected) => {
    const source = `const a = {\nannouncementBar: {\n${text}\n},\n}\nexport const value = a.announcementBar\n`
    expect(await findingsInSetting('announcementBar', source)).toEqual(
      expected.map(line => `lib/site/site-config.ts:${line}`),
    )
  })
})

describe('the glossary with', () => {
  test.each(terms)('%s', async (_, text, ...expected) => {
    const source = `const glossary = [\n${text}\n]\nexport { glossary as value }\n`
    expect(await findingsInSetting('glossary', source)).toEqual(
      expected.map(line => `lib/site/glossary.ts:${line}`),
    )
  })
})

test('the settings of the site are in order', () => {
  expect(checkSettings()).toEqual([])
})

const HTML = `announcementBar: { content: 'See <a href="/studdy">this</a>' },`

test.each([
  ["{ type: 'link', href: '/studdy', label: 'A' },", '1:24', 'link', '/studdy'],
  [HTML, '1:43', 'link', '/studdy'],
  ["id: 'tick',\n  page: '/study#nope',", '2:10', 'anchor', '/study#nope'],
  ["{ type: 'link', href: 'http://example.org', label: 'A' },", '1:24', 'external-link', 'http:'],
])('a broken link of a setting is reported at its position: %s', (source, ...expected) => {
  const targets = readTargets(
    checkedPages(['study/index']).map(({ path, ids }) => [path, new Set(ids)]),
  )
  const [place, rule, href] = expected
  expect(checkPageLinks(linksOf('settings.ts', source), targets).map(describeFinding)).toEqual([
    expect.stringContaining(`settings.ts:${place} ${rule} — The link leads to ${href}`),
  ])
})

test('links of settings that lead somewhere pass', () => {
  const targets = readTargets(
    checkedPages(['study/index']).map(({ path, ids }) => [path, new Set(ids)]),
  )
  const source =
    "href: '/study', href: 'https://example.org', page: '/study#tick', href: repositoryUrl"
  expect(checkPageLinks(linksOf('settings.ts', source), targets)).toEqual([])
})

describe('a file whose name has', () => {
  test.each(contentFiles)('%s', (_, file, ...expected) => {
    expect(checkContentFiles([file]).map(describeFinding)).toEqual(
      expected.map(line => `content/${file}:${line}`),
    )
  })
})

test.each(['404.html', 'robots.txt', 'study.html', 'study/index.html', 'study.md'])(
  'a file of public/ with the address of another, %s, is reported',
  file => {
    const findings = checkPublicFiles([`/${file}`, '/proof.html', '/studying.html'], ['/study'])
    expect(findings.map(describeFinding)).toEqual([
      `public/${file}:1:1 file-name — The export has another file at this address, which would be lost. Rename this one.`,
    ])
  },
)

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

test('no row is there twice', () => {
  for (const rows of [
    Object.values(bodies).flat(),
    pages,
    entries,
    navbar,
    announcements,
    terms,
    contentFiles,
  ]) {
    expect(new Set(rows.map(([, written]) => written)).size).toBe(rows.length)
  }
})
