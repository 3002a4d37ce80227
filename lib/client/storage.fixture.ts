import { vi } from 'vitest'

/** Makes functions of the browser's storage throw, as where the reader forbids it. */
export function blockStorage(...methods: ('getItem' | 'setItem')[]): void {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
}
