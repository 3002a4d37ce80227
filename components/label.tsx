/** Whether a label has Chinese characters. */
const CHINESE = /\p{Script=Han}/u

/** A label in Chinese, marked as such for screen readers, fonts and hyphenation. */
export function Label({ text, english }: { text: string; english: string }) {
  if (!CHINESE.test(text)) return text
  return (
    <span lang="zh-Hans" title={english}>
      {text}
    </span>
  )
}
