/** Whether a label has Chinese characters. */
const CHINESE = /\p{Script=Han}/u

/** A label in Chinese, marked as such for screen readers, fonts and hyphenation. */
export function Label({ text, english }: { text: string; english: string }) {
  if (!CHINESE.test(text)) return text
  return (
    // The title is English, so it stands on an element of its own.
    <span title={english}>
      <span lang="zh-Hans">{text}</span>
    </span>
  )
}
