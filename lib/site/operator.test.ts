import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storageKeys } from '../client/storage'
import { operatorAnswers, operatorQuestions } from './operator'
import { shellConfig } from './shell-config'
import { siteConfig } from './site-config'

const read = (name: string) => readFileSync(`content/study/terms&conditions/${name}.mdx`, 'utf8')

test('each answer shows on one of the legal pages', () => {
  const all = Object.fromEntries(Object.keys(operatorQuestions).map(key => [key, key]))
  const shown = (['privacy', 'terms'] as const).flatMap(page => operatorAnswers(page, all))
  expect(new Set(shown.map(([question]) => question))).toEqual(
    new Set(Object.values(operatorQuestions)),
  )
})

test('what is not answered does not show', () => {
  expect(operatorAnswers('terms', { name: 'A publisher', law: '' })).toEqual([
    [operatorQuestions.name, 'A publisher'],
  ])
})

test('the privacy policy lists the keys that this site stores, and no others', () => {
  const { announcementId, announcementDismissed, preferredVersion, theme } = storageKeys
  const stored = [
    ...(shellConfig.colorMode.disableSwitch ? [] : [theme]),
    'docusaurus.tab.',
    ...(siteConfig.announcementBar ? [announcementId, announcementDismissed] : []),
    ...(shellConfig.versions.length > 1 ? [preferredVersion] : []),
  ]
  const listed = [...read('privacy').matchAll(/^\| `([^`]+)`/gm)].map(([, key]) => key)
  expect(listed, 'the rows of the table in privacy.mdx').toEqual(stored)
})

test('the legal pages speak for the site as it is', () => {
  for (const page of ['privacy', 'terms']) {
    expect(read(page)).not.toMatch(/\b(?:draft|template|placeholder|legal review)\b|`\[/i)
  }
})
