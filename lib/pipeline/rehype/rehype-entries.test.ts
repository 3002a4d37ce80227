import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { textsOf } from '../../api/error-texts'
import { compile } from '../compile'
import { firstSentences } from './rehype-entries'

const PAGE = `<p data-api-source="">From a package.</p><p>A <a href="/p">pool</a> of 2 tokens. It has
a price.</p><p>More.</p>
<h2 id="members">Members</h2><p>All of them.</p>
<h3 id="fee">fee</h3><p data-raises="">Throws.</p><p>The fee, e.g. 0.3%. In parts.</p>
<h3 id="mint-event">Mint</h3><ul><li>A list.</li></ul>
<h3 id="other">Other</h3><p>Other.</p>
<table><tr><td><code id="pair-sync">sync()</code></td><td>Sets <code>it</code>. Then</td><td>No</td></tr>
<tr id="stf"><td><code>STF</code> in it</td><td>The token refused.</td><td>Approve.</td></tr></table>`

test('each entry begins with its first sentence', () => {
  const ids = new Set(['', 'fee', 'mint-event', 'pair-sync', 'stf'])
  expect(firstSentences(fromHtml(PAGE, { fragment: true }), ids)).toEqual({
    '': 'A pool of 2 tokens.',
    fee: 'The fee, e.g. 0.3%.',
    'pair-sync': 'Sets it.',
    stf: 'The token refused.',
  })
})

test('a page has its errors, with links that lead to Markdown', () => {
  const id = 'contract/swapx-v2'
  const rows = Object.keys(textsOf(`/${id}`)).map(
    text => `| \`${text}\` | See [a](/study#tick) | \`b\` |\n`,
  )
  const table = `| Error | Cause | Remedy |\n| - | - | - |\n${rows.join('')}`
  const front = '---\ntitle: Page\ndescription: A page.\n---\n\n'
  const { errors, findings } = compile(
    `${id}/index`,
    `${front}## Errors\n\n### Pair\n\n${table}`,
    {},
  )
  expect(findings).toEqual([])
  expect(errors).toHaveLength(rows.length)
  expect(errors[0]).toEqual({
    text: Object.keys(textsOf(`/${id}`))[0],
    cause: 'See [a](https://docs.swapx.exchange/study.md#tick)',
    remedy: '`b`',
  })
})
