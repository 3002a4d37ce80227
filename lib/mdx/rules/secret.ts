import type { Allowed } from './allowed'
import type { Hit, Source } from './source'

/** 32 bytes: a private key looks like a hash. Without `0x`, a letter distinguishes it from a number. */
const WORD = /(?<![\da-z])(?:0x|(?=\d*[a-f]))[\da-f]{64}(?![\da-z])/gi

/** Twelve or more words that may be from BIP-39, whose list lacks the short words of sentences. */
const PHRASE =
  /\b(?:(?!(?:and|are|but|for|from|has|its|not|the|was|with)\b)[a-z]{3,8}(?:[ \t]+|\b)){12,}/g

/** An address with a long word in place of a provider's key. */
const PROVIDER_KEY =
  /(?:infura\.io|alchemy(?:api)?\.(?:com|io)|quiknode\.pro|ankr\.com|blastapi\.io|chainstack\.com|getblock\.io)\/(?:[\w-]{1,15}\/)*(?=[\w-]*\d)[\w-]{16,}|[?&](?:api[-_]?key|token)=(?=[\w-]*\d)[\w-]{8,}/gi

/** Reports private keys, mnemonic phrases and API keys. */
export function* secret({ text }: Source, { hashes }: Allowed): Iterable<Hit> {
  for (const { 0: word, index: offset } of text.matchAll(WORD)) {
    const hash = `0x${word.toLowerCase().replace(/^0x/, '')}`
    if (hashes.has(hash)) continue
    const message = `'${word.slice(0, 6)}…' may be a private key. Read keys from process.env; add public hashes to lib/mdx/rules/public-hashes.ts.`
    yield { offset, message }
  }
  for (const { 0: phrase, index: offset } of text.matchAll(PHRASE)) {
    const message = `'${phrase.split(/\s/)[0]} …' reads like a mnemonic phrase. Read it from process.env.`
    yield { offset, message }
  }
  for (const { index: offset } of text.matchAll(PROVIDER_KEY)) {
    const message = "The address contains a provider's key. Read it from process.env.RPC_URL."
    yield { offset, message }
  }
}
