/** Break opportunities in camel-case names that are too long for some columns. */
const HUMP = /(?<=\w{8}[a-z])(?=[A-Z]\w{4})/

/**
 * A Chinese label with its English name, each in its own language for screen readers, fonts and
 * hyphenation. A label that starts with the name (`Pool（流动性池）`, `SwapX V2`) is rendered alone.
 */
export function Label({ text, english }: { text: string; english: string }) {
  if (text === english) return text
  const startsWithName = text.startsWith(english)
  return (
    <span>
      {startsWithName &&
        english.split(HUMP).map((part, index) => [index > 0 && <wbr key={part} />, part])}
      <span lang="zh-Hans">{startsWithName ? text.slice(english.length) : text}</span>
      {startsWithName || ' '}
      {startsWithName || <small>{english}</small>}
    </span>
  )
}
