/** Break opportunities in camel-case names that are too long for some columns. */
const HUMP = /(?<=\w{8}[a-z])(?=[A-Z]\w{4})/

/**
 * A Chinese label with its English name, each in its own language for screen readers, fonts and
 * hyphenation. CSS shows the name first. A label may start with it (`Pool（流动性池）`) or equal it (`SwapX V2`).
 */
export function Label({ text, english }: { text: string; english: string }) {
  if (text === english) return text
  const name = english.split(HUMP).map((part, index) => [index > 0 && <wbr key={part} />, part])
  if (text.startsWith(english)) {
    return (
      <span>
        <span>{name}</span>
        <small lang="zh-Hans" data-bracketed="">
          {text.slice(english.length)}
        </small>
      </span>
    )
  }
  return (
    <span>
      <small lang="zh-Hans">{text}</small>
      {` ${english}`}
    </span>
  )
}
