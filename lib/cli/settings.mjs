import { lstatSync } from 'node:fs'
import { stop } from './run.mjs'

// Validates settings before other modules read them.

/** Settings that must be a URL, with an example. */
const ADDRESSES = {
  SITE_URL: 'https://example.org/docs',
  REPOSITORY_URL: 'https://github.com/hi-swapx/docs',
}

/**
 * Why paths cannot be appended to a URL.
 * @param {string} value
 */
export function problemWith(value) {
  if (!/^https?:\/\//.test(value)) return 'does not begin with https:// or http://'
  if (!URL.canParse(value) || /^https?:\/\/\//.test(value)) return 'has no valid host'
  if (value.includes('@')) return "has an '@', as a user's name and password do"
  if (/[?#]/.test(value)) return "has a '?' or a '#', which no page's address could follow"
  const { pathname } = new URL(value)
  const isPlain = /^\/[\w.~/-]*$/.test(pathname) && !pathname.includes('//')
  if (!isPlain)
    return `has the path '${pathname}', with more in it than A-Z, a-z, 0-9, -._~ and single slashes`
}

if (process.cwd().includes('#')) {
  stop(
    `The path of this folder has a '#', after which Next's bundler stops reading: ${process.cwd()}. Move the folder, then run the command again.`,
  )
}

if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
  stop(
    "node_modules is a link, which Next's bundler does not follow out of this folder. Delete the link, then run the command again: it installs the packages here.",
  )
}

for (const [name, example] of Object.entries(ADDRESSES)) {
  const value = process.env[name]
  const problem = value && problemWith(value)
  if (problem) {
    stop(
      `${name} is '${value}', which ${problem}. Set it to an address such as ${example}, or unset it.`,
    )
  }
}
