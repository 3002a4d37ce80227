import { expect, test } from 'vitest'
import { renderPage } from '../compile-page.fixture'

const linked = async (body: string) =>
  [...(await renderPage(body)).matchAll(/<a href="\/study#([^"]*)" data-term="">([^<]*)/g)].map(
    ([, id, words]) => [id, words],
  )

test('the first use of a term is linked as it is written, in any case and form', async () => {
  expect(await linked('Ticks are steps. A tick is one. TWAPs, a TWAP.')).toEqual([
    ['tick', 'Ticks'],
    ['twap', 'TWAPs'],
  ])
})

test('the longest matching term is linked, and whole words only', async () => {
  expect(await linked('The tick spacing, sticky, tick-based, then a tick.')).toEqual([
    ['tick-spacing', 'tick spacing'],
    ['tick', 'tick'],
  ])
})

test('headings, tables, code, links, lists of links and emphasis are left alone', async () => {
  const body = [
    '## A tick',
    '`tick` [tick](/sdk) **tick** *tick* $tick$',
    '<a href="/sdk">\n\nA tick.\n\n</a>',
    '| tick |\n| --- |\n| tick |',
    '```text\ntick\n```',
    '- [SDK](/sdk): a tick.',
    '- One tick.',
  ]
  expect(await linked(body.join('\n\n'))).toEqual([['tick', 'tick']])
})

test('a page has eight terms at most', async () => {
  const text =
    'Arbitrage, callback, fee growth, fee tier, flash swap, liquidity, LP, observation, tick.'
  expect((await linked(text)).map(([id]) => id)).toEqual(
    'arbitrage callback fee-growth fee-tier flash-swap liquidity liquidity-provider observation'.split(
      ' ',
    ),
  )
})

test('within a term that is linked already, no shorter one is linked', async () => {
  expect(await linked('Virtual reserves. Virtual reserves, then reserves.')).toEqual([
    ['virtual-reserves', 'Virtual reserves'],
    ['reserves', 'reserves'],
  ])
})
