/** Before each word but the first of a name that is too long for some columns. */
const HUMP = /(?<=\w{8}[a-z])(?=[A-Z]\w{4})/

/**
 * A label in Chinese with its English name beside it, each marked as what it is for screen readers,
 * fonts and hyphenation. One that begins with the name (`Pool（流动性池）`, `SwapX V2`) stands alone.
 */
export function Label({ text, english }: { text: string; english: string }) {
  if (text === english) return text
  const isNamed = text.startsWith(english)
  return (
    <span>
      {isNamed && english.split(HUMP).map((part, index) => [index > 0 && <wbr key={part} />, part])}
      <span lang="zh-Hans">{isNamed ? text.slice(english.length) : text}</span>
      {isNamed || ' '}
      {isNamed || <small>{english}</small>}
    </span>
  )
}
