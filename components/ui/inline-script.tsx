'use client'

/** Type of an inline script. React warns about scripts rendered on the client, which browsers do not run. */
export const SCRIPT_TYPE = typeof window === 'undefined' ? undefined : 'application/json'

/** A script in the HTML, which blocks the parser and runs before all others. */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      suppressHydrationWarning
      type={SCRIPT_TYPE}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}
