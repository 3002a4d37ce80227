import type { Allowed, Hit, Source } from '../../files/source-text'

/** 32 bytes: a private key looks like a hash. Without `0x`, a letter distinguishes it from a number. */
const WORD = /(?<![\da-z])(?:0x|(?=\d*[a-f]))[\da-f]{64}(?![\da-z])/gi

/**
 * Twelve or more words that may be from BIP-39, whose list lacks the short words of sentences. They may be
 * numbered or in quotes, in one line or several.
 */
const PHRASE =
  /(?:(?:\b\d{1,2}[.):]?[ \t]*)?(['"`]?)\b(?!(?:and|are|but|for|from|has|its|not|the|was|with)\b)[a-z]{3,8}\b\1[\s,]*){12,}/g

/** A URL with a long word where providers expect a key. */
const PROVIDER_KEY =
  /(?:infura\.io|alchemy(?:api)?\.(?:com|io)|quiknode\.pro|ankr\.com|blastapi\.io|chainstack\.com|getblock\.io)\/(?:[\w-]{1,15}\/)*(?=[\w-]*\d)[\w-]{16,}|[?&](?:api[-_]?key|token)=(?=[\w-]*\d)[\w-]{8,}/gi

/** Keys of accounts, by the forms that their issuers publish; a placeholder has no digit, or says EXAMPLE. */
const TOKEN = new RegExp(
  [
    String.raw`\b(?:gh[opsur]_|github_pat_|glpat-|npm_|xox[abprs]-|[rs]k[-_]|AIza)(?=[\w-]*\d)[\w-]{20,}`,
    String.raw`\bA[KS]IA(?!\w*EXAMPLE)[\dA-Z]{16}\b`,
    String.raw`\b(?:hf_|SG\.|xprv)(?=[\w.-]*\d)[\w.-]{30,}`,
    String.raw`\b\d{8,10}:AA[\w-]{30,}`,
    String.raw`(?<=/api/webhooks/\d+/)(?=[\w-]*\d)[\w-]{30,}`,
    String.raw`(?<=\b\w*(?:API|ACCESS|SECRET)_KEY=["']?)(?=[\w+/-]*\d)[\w+/-]{20,}`,
    String.raw`\beyJ[\w-]{10,}\.eyJ[\w-]+`,
    String.raw`\b(?:[Bb]earer|Basic)\s+(?=[\w.~+/-]*\d)[\w.~+/-]{16,}`,
    '-----BEGIN [A-Z ]*PRIVATE KEY',
    String.raw`(?<=:\/\/[^\s/:@]+:)(?=[^\s/@]*\d)[^\s/@]+(?=@)`,
  ].join('|'),
  'g',
)

/** Reports private keys, mnemonic phrases, and keys of accounts and providers. */
export function* secret({ text }: Source, { hashes }: Allowed): Iterable<Hit> {
  for (const { 0: word, index: offset } of text.matchAll(WORD)) {
    const hash = `0x${word.toLowerCase().replace(/^0x/, '')}`
    if (hashes.has(hash)) continue
    const message = `'${word.slice(0, 6)}…' may be a private key. Read keys from process.env; add public hashes to lib/check/money/allowed.ts.`
    yield { offset, message }
  }
  for (const { 0: phrase, index } of text.matchAll(PHRASE)) {
    const [word = ''] = phrase.match(/[a-z]+/) ?? []
    const message = `'${word} …' reads like a mnemonic phrase. Read it from process.env.`
    yield { offset: index + phrase.indexOf(word), message }
  }
  for (const { 0: token, index: offset } of text.matchAll(TOKEN)) {
    const message = `'${token.slice(0, 4)}…' may be the key of an account. Revoke it there, and read it from process.env.`
    yield { offset, message }
  }
  for (const { index: offset } of text.matchAll(PROVIDER_KEY)) {
    const message = "The address contains a provider's key. Read it from process.env.RPC_URL."
    yield { offset, message }
  }
}
