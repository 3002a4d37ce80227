'use client'

import { useState } from 'react'
import { FetchError, fetchText } from '@/lib/client/fetch-file'
import { ChangingText } from '../ui/changing-text'
import { copyText } from '../ui/copy-text'
import { useCopyOutcome } from '../ui/hooks'

const LABELS = { ready: 'Copy page', copied: 'Copied' }

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
  const [failure, setFailure] = useState('')
  const [outcome, report] = useCopyOutcome(failure)
  return (
    <button
      type="button"
      className={`${className} needs-scripts`}
      onClick={({ isTrusted }) =>
        copyFrom(href).then(
          () => report('copied'),
          error => {
            if (error instanceof FetchError) {
              setFailure(error.message)
              report('refused')
            }
            // If it cannot be copied, show it; not after a press that was kept until React started, since the
            // reader has gone on by then.
            else if (isTrusted) location.href = href
          },
        )
      }
    >
      <ChangingText>{outcome === 'refused' ? failure : LABELS[outcome ?? 'ready']}</ChangingText>
    </button>
  )
}
