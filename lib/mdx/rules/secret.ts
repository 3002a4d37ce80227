import type { Allowed } from './allowed'
import type { Hit, Source } from './source'

/** 32 bytes: a private key looks the same as a hash. Without `0x` a letter tells it from a number. */
const WORD = /(?<![\da-z])(?:0x|(?=\d*[a-f]))[\da-f]{64}(?![\da-z])/gi

/** Twelve words or more that BIP-39 may have. Its list lacks the little ones, which sentences need. */
const PHRASE =
  /\b(?:(?!(?:and|are|but|for|from|has|its|not|the|was|with)\b)[a-z]{3,8}(?:[ \t]+|\b)){12,}/g

/** An address with a long word in the place where a provider's key stands. */
const PROVIDER_KEY =
  /(?:infura\.io|alchemy(?:api)?\.(?:com|io)|quiknode\.pro|ankr\.com|blastapi\.io|chainstack\.com|getblock\.io)\/(?:[\w-]{1,15}\/)*(?=[\w-]*\d)[\w-]{16,}|[?&](?:api[-_]?key|token)=(?=[\w-]*\d)[\w-]{8,}/gi

/** Keys come from the environment. */
export function* secret({ text }: Source, { hashes }: Allowed): Iterable<Hit> {
  for (const { 0: word, index: offset } of text.matchAll(WORD)) {
    const hash = `0x${word.toLowerCase().replace(/^0x/, '')}`
    if (hashes.has(hash)) continue
    const message = `'${word.slice(0, 6)}…' may be a private key. Read keys from process.env; put a hash that is public into lib/mdx/rules/public-hashes.ts, with what it is.`
    yield { offset, message }
  }
  for (const { 0: phrase, index: offset } of text.matchAll(PHRASE)) {
    const message = `'${phrase.split(/\s/)[0]} …' reads like a mnemonic phrase. Read it from process.env.`
    yield { offset, message }
  }
  for (const { index: offset } of text.matchAll(PROVIDER_KEY)) {
    const message = "The address holds a provider's key. Read it from process.env.RPC_URL."
    yield { offset, message }
  }
}
