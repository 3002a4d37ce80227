'use client'

import './globals.css'
import type { ComponentProps } from 'react'
import { PageError } from '@/components/page/page-error'
import { shellConfig } from '@/lib/site/shell-config'

/** The root layout threw, so the error replaces the whole document. */
export default function GlobalError(props: ComponentProps<typeof PageError>) {
  const { htmlLang, direction } = shellConfig.locale
  return (
    <html lang={htmlLang} dir={direction}>
      <body>
        <PageError {...props} />
      </body>
    </html>
  )
}
