'use client'

import { copyText } from '../mdx/copy-text'
import { useCopyOutcome } from './hooks'

/** @throws Error when the file cannot be fetched */
async function fetchText(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  return response.text()
}

async function copyFrom(href: string): Promise<void> {
  const text = fetchText(href)
  try {
    // Safari requires the write to start in the click handler; the text may arrive later.
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': text.then(value => new Blob([value], { type: 'text/plain' })),
      }),
    ])
  } catch {
    await copyText(await text)
  }
}

/** Copies the Markdown at `href`. */
export function CopyMarkdown({ href, className = '' }: { href: string; className?: string }) {
  const [outcome, report] = useCopyOutcome()
  return (
    <button
      type="button"
      className={`${className} needs-scripts`}
      // If it cannot be copied, show it.
      onClick={() =>
        copyFrom(href).then(
          () => report('copied'),
          () => location.assign(href),
        )
      }
    >
      {outcome ? 'Copied' : 'Copy page'}
    </button>
  )
}
