'use client'

import { copyText } from '../mdx/copy-text'
import { useConfirmation } from './hooks'

/** @throws Error when the file cannot be fetched */
async function fetchText(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  return response.text()
}

async function copyFrom(href: string): Promise<void> {
  const text = fetchText(href)
  if (!navigator.clipboard) return copyText(await text)
  // Safari requires the write to start in the click handler; the text may arrive later.
  const blob = text.then(value => new Blob([value], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** Copies the Markdown at `href`. */
export function CopyMarkdown({ href, className = '' }: { href: string; className?: string }) {
  const [copied, confirm] = useConfirmation()
  return (
    <button
      type="button"
      title="Copy this page as Markdown"
      className={`${className} needs-scripts`}
      // If it cannot be copied, show it.
      onClick={() => copyFrom(href).then(confirm, () => location.assign(href))}
    >
      {copied ? 'Copied' : 'Copy page'}
    </button>
  )
}
