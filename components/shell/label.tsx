/**
 * A label in Chinese with its English name beside it, each marked as what it is for screen readers,
 * fonts and hyphenation. One that begins with the name (`Pool（流动性池）`, `SwapX V2`) stands alone.
 */
export function Label({ text, english }: { text: string; english: string }) {
  if (text === english) return text
  const isNamed = text.startsWith(english)
  return (
    <span>
      {isNamed && english}
      <span lang="zh-Hans">{isNamed ? text.slice(english.length) : text}</span>
      {isNamed || ' '}
      {isNamed || <small>{english}</small>}
    </span>
  )
}
