import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storageKeys } from '../client/storage'
import { shellConfig } from './shell-config'
import { siteConfig } from './site-config'

const read = (name: string) => readFileSync(`content/study/terms&conditions/${name}.mdx`, 'utf8')

test('the privacy policy lists the keys that this site stores, and no others', () => {
  const { announcementId, announcementDismissed, preferredVersion, theme } = storageKeys
  const stored = [
    ...(shellConfig.colorMode.disableSwitch ? [] : [theme]),
    'docusaurus.tab.',
    ...(siteConfig.announcementBar ? [announcementId, announcementDismissed] : []),
    ...(shellConfig.versions.length > 1 ? [preferredVersion] : []),
  ]
  const listed = [...read('privacy').matchAll(/^\| `([^`]+)`/gm)].map(([, key]) => key)
  expect(listed, 'the table of privacy.mdx must have one row for each key').toEqual(stored)
})

test('the legal pages speak for the site as it is', () => {
  for (const page of ['privacy', 'terms']) {
    expect(read(page)).not.toMatch(/\b(?:draft|template|placeholder|legal review)\b|`\[/i)
  }
})
