import { expect, test } from 'vitest'
import { problemWith } from './settings.mjs'

test.each([
  ['localhost:3000', 'does not begin with https:// or http://'],
  ['docs.example.org', 'does not begin with https:// or http://'],
  ['ftp://example.org', 'does not begin with https:// or http://'],
  [' https://example.org', 'does not begin with https:// or http://'],
  ['https://', 'has no valid host'],
  ['https:///docs', 'has no valid host'],
  ['https://example.org:99999', 'has no valid host'],
  ['https://me@example.org', "has an '@', as a user's name and password do"],
  ['https://example.org?', "has a '?' or a '#', which no page's address could follow"],
  ['https://example.org/#docs', "has a '?' or a '#', which no page's address could follow"],
  [
    'https://example.org/my docs',
    "has the path '/my%20docs', with more in it than A-Z, a-z, 0-9, -._~ and single slashes",
  ],
  [
    'https://example.org//docs',
    "has the path '//docs', with more in it than A-Z, a-z, 0-9, -._~ and single slashes",
  ],
  ['https://example.org', undefined],
  ['http://localhost:8080/docs/', undefined],
])("what keeps '%s' from being a site's address: %s", (value, problem) => {
  expect(problemWith(value)).toBe(problem)
})
