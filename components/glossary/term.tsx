import type { ReactNode } from 'react'
import { GLOSSARY_PATH } from '@/lib/constants'
import { withBasePath } from '@/lib/paths'

/** A term in the text: a link to its entry of the glossary. A click shows the entry beside it. */
export function Term({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={withBasePath(`${GLOSSARY_PATH}#${id}`)} data-term="">
      {children}
    </a>
  )
}
