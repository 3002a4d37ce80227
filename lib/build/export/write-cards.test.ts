import { expect, test } from 'vitest'
import { firstSentences } from './write-cards'

const PAGE = `<head><p>Head</p></head><main><nav><p class="x">Here</p></nav><h1>Pool</h1>
<p data-api-source="">From a package.</p><p>A <a href="/p">pool</a> of 2 tokens. It has
a price.</p><p>More.</p>
<h2 id="members">Members</h2><p>All of them.</p>
<h3 id="fee">fee</h3><p data-raises="">Throws.</p><p>The fee, e.g. 0.3%. In parts.</p>
<h3 id="mint-event">Mint</h3><ul><li>A list.</li></ul>
<h3 id="other">Other</h3><p>Other.</p>
<table><tr><td><code id="pair-sync">sync()</code></td><td>Sets <code>it</code>. Then</td><td>No</td></tr>
<tr id="stf"><td><code>STF</code> in it</td><td>The token refused.</td><td>Approve.</td></tr></table>
</main><p>Foot</p>`

test('each entry begins with its first sentence', () => {
  const ids = new Set(['', 'fee', 'mint-event', 'pair-sync', 'stf'])
  expect(firstSentences(PAGE, ids)).toEqual({
    '': 'A pool of 2 tokens.',
    fee: 'The fee, e.g. 0.3%.',
    'pair-sync': 'Sets it.',
    stf: 'The token refused.',
  })
})
