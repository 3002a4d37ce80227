const WORDS =
  'amount balance block borrow call caller choose contract cost curve deadline depends deposit each exact first follows formula holds input invariant keeps larger liquidity lower market order output owner pair path pays pool position price provider quote range ratio read reserve return router sends share side small spread square swap takes token trade transfer upper value withdraw with without your the a of to in and is for it'.split(
    ' ',
  )

/** Paragraphs of each of a page's sections, and words of a paragraph. */
const PARAGRAPHS = 2
const LENGTH = 60

/**
 * A page as authors write them: a thousand words, code in several languages, a table, formulas, an
 * admonition, tabs and links. Each number gives another text, always the same one.
 * @param link address of another page
 */
export function samplePage(number: number, link: string): string {
  const random = generator(number + 1)
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? ''
  // A word twice in a row is a mistake that stops a build.
  const words = (length: number) =>
    Array.from({ length }, word)
      .filter((drawn, index, all) => drawn !== all[index - 1])
      .join(' ')
  const sentence = (length: number) => `${capital(words(length))}.`
  const paragraph = () => Array.from({ length: LENGTH / 12 }, () => sentence(12)).join(' ')
  const name = () => word() + capital(word())
  const value = () => Math.floor(random() * 1e6)

  const code = [
    `\`\`\`ts nocheck="made up for a measurement" title="${name()}.ts"\n${lines(name, n => `const ${n} = await quote({ ${word()}: ${value()}n, ${word()}: '${words(3)}' }) // ${words(4)}`)}\n\`\`\``,
    `\`\`\`solidity nocheck="made up for a measurement"\n${lines(name, n => `function ${n}(uint256 ${word()}, address to) external returns (uint256) { return ${value()}; }`)}\n\`\`\``,
    `\`\`\`json\n{\n${lines(name, n => `  "${n}": { "${word()}": ${value()}, "${word()}": true },`)}\n  "last": null\n}\n\`\`\``,
    `\`\`\`bash\n${lines(name, n => `echo "$${n}" | grep --count ${word()} > ${word()}.txt`)}\n\`\`\``,
    `\`\`\`ts nocheck="made up for a measurement"\n${lines(name, n => `export type ${capital(n)} = { ${word()}: bigint; ${name()}?: readonly string[] }`)}\n\`\`\``,
  ]
  const table = [
    '| Name | Meaning | Value |',
    '| --- | --- | ---: |',
    ...Array.from({ length: 8 }, () => `| \`${name()}\` | ${sentence(6)} | ${value()} |`),
  ].join('\n')
  const extras = [
    `$$\nx_{${value()}} \\cdot y = \\frac{k}{\\sqrt{1 - \\gamma}} + ${value()}\n$$`,
    table,
    `:::note\n\n${paragraph()} See [another page](${link}).\n\n:::`,
    `1. ${sentence(8)}\n2. ${sentence(8)}\n3. The price is $p = ${value()} \\cdot 10^{-6}$.`,
    `- ${sentence(8)}\n- **${word()}**: ${sentence(8)}\n- \`${name()}\`: ${sentence(8)}`,
  ]
  const sections = code.map((block, index) =>
    [
      `## ${capital(words(3))} ${index + 1}`,
      ...Array.from({ length: PARAGRAPHS }, paragraph),
      block,
      `### ${capital(words(2))} ${index + 1}`,
      extras[index],
    ].join('\n\n'),
  )
  const description = `Page ${number} of a large site, made up for a measurement of its build.`
  return `---\ntitle: Page ${number}\ndescription: ${description}\n---\n\n${paragraph()}\n\n${sections.join('\n\n')}\n`
}

function lines(name: () => string, line: (name: string) => string): string {
  return Array.from({ length: 8 }, () => line(name())).join('\n')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Random numbers below 1 that are the same in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
