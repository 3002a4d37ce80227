/**
 * A text that changes, as an element that is replaced with it: translators replace text nodes, and React would
 * go on writing into those that are gone.
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>
}
