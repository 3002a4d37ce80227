import { afterEach, expect, test, vi } from 'vitest'
import { operatorQuestions } from '../../site/operator'
import { useSettings } from '../../site/settings.fixture'
import { describeFinding } from './finding'
import { checkOperator } from './settings'

afterEach(() => void vi.unstubAllEnvs())

const complete = Object.fromEntries(Object.keys(operatorQuestions).map(key => [key, 'x']))

test('a site that nobody has marked as public needs no operator', () => {
  vi.stubEnv('SITE_PUBLIC', '')
  expect(checkOperator({})).toEqual([])
})

test('a public site is told what is missing, and where to put it', () => {
  vi.stubEnv('SITE_PUBLIC', 'true')
  expect(checkOperator(complete)).toEqual([])
  expect(checkOperator({ ...complete, contact: '', law: undefined }).map(describeFinding)).toEqual([
    expect.stringMatching(
      /^lib\/site\/site-config\.ts:\d+:3 operator — SITE_PUBLIC marks this site as public, but its operator has not told contact, law\. Fill them in here; lib\/site\/operator\.ts has the question that each one answers\.$/,
    ),
  ])
})

test('this site, once marked, is refused until its operator has answered', () => {
  useSettings({ operator: {} })
  vi.stubEnv('SITE_PUBLIC', 'true')
  expect(checkOperator()).toHaveLength(1)
})
