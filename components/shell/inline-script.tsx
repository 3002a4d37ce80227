'use client'

/** In the browser, after a navigation, React cannot run it and would warn. */
const TYPE = typeof window === 'undefined' ? undefined : 'application/json'

/** A script in the page itself, which runs where the browser meets it, before all others. */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      suppressHydrationWarning
      type={TYPE}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own code
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}
