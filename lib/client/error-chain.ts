/**
 * The text of an error and, below it, of what caused it, each after the word "Cause:". Anything can
 * be thrown or named as cause, the error itself too, which would have no end.
 */
export function errorChain(error: unknown): string {
  const seen = new Set<unknown>()
  const texts: string[] = []
  let current = error
  while (current != null && !seen.has(current)) {
    seen.add(current)
    texts.push(errorText(current))
    current = current instanceof Error ? current.cause : undefined
  }
  return texts.join('\n\nCause:\n')
}

function errorText(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name
  try {
    return String(thrown)
  } catch {
    // An object that cannot be written as text.
    return 'Unknown error'
  }
}
