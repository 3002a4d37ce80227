import GithubSlugger from 'github-slugger'
import { expect, test } from 'vitest'
import { categoryPaths } from './sidebar-trees'
import { category, generated } from './sidebars.fixture'

const indexes = (labels: string[]) => labels.map(label => category(label, [], generated))

test('the ten category pages of the specification get their addresses in sidebar order', () => {
  const study = indexes(['条款和条件'])
  const contract = indexes(['指南', '参考'])
  const sdk = indexes(['指南', '兑换', '流动性', '高级', '类', '枚举', '接口'])
  expect(categoryPaths({ study, contract, sdk })).toEqual([
    '/category/条款和条件',
    '/category/指南',
    '/category/参考',
    '/category/指南-1',
    '/category/兑换',
    '/category/流动性',
    '/category/高级',
    '/category/类',
    '/category/枚举',
    '/category/接口',
  ])
})

test('categories without a page made for them take no address from the others', () => {
  const sdk = [
    category('指南', []),
    category('指南', [], { type: 'doc', id: 'guide' }),
    category('指南', [], generated),
  ]
  expect(categoryPaths({ sdk })).toEqual(['/category/指南'])
})

test('a category takes its address before those inside it', () => {
  const sdk = [category('指南', indexes(['指南']), generated), ...indexes(['指南'])]
  expect(categoryPaths({ sdk })).toEqual(['/category/指南', '/category/指南-1', '/category/指南-2'])
})

test('slugs equal those of github-slugger', () => {
  const labels = ['Über uns!', 'a_b (c) – d', '100 %', '指南', '指南', '指南-1', '指南', 'Ａ·b，c']
  const slugger = new GithubSlugger()
  const expected = labels.map(label => `/category/${slugger.slug(label)}`)
  expect(categoryPaths({ sdk: indexes(labels) })).toEqual(expected)
})
