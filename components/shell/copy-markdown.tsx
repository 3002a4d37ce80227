'use client'

import { copyText } from '../mdx/copy-text'
import { useConfirmation } from './use-confirmation'

/** @throws when the file cannot be had */
async function fetchText(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  return response.text()
}

async function copyFrom(href: string): Promise<void> {
  const text = fetchText(href)
  if (!navigator.clipboard) return copyText(await text)
  // Safari lets a page write only while it answers the click; what is written may come later.
  const blob = text.then(value => new Blob([value], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** Copies the Markdown at `href`. Without scripts it is not shown: a link stands beside. */
export function CopyMarkdown({ href, className }: { href: string; className?: string }) {
  const [copied, confirm] = useConfirmation()
  return (
    <button
      type="button"
      className={className}
      // What cannot be copied can still be read.
      onClick={() => copyFrom(href).then(confirm, () => location.assign(href))}
    >
      {copied ? 'Copied' : 'Copy as Markdown'}
    </button>
  )
}
