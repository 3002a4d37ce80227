import type { Metadata } from 'next'
import docStyles from '@/components/doc-page.module.css'
import { Link } from '@/components/link'
import { MAIN_ID } from '@/components/skip-link'
import { fullTitle } from '@/lib/metadata'

export const metadata: Metadata = {
  title: { absolute: fullTitle('Page Not Found') },
}

export default function NotFound() {
  return (
    <main id={MAIN_ID} className={docStyles.main}>
      <div className={`prose ${docStyles.narrow}`}>
        <h1>Page Not Found</h1>
        <p>There is no page at this address.</p>
        <p>
          If a link brought you here, please tell the owner of the site that has it. These are the
          ways in:
        </p>
        <ul>
          <li>
            <Link href="/">Home page</Link>: what SwapX is
          </li>
          <li>
            <Link href="/study">Study</Link>: learning paths
          </li>
          <li>
            <Link href="/contract">Contract</Link>: the v2 and v3 contracts
          </li>
          <li>
            <Link href="/sdk">SDK</Link>: the TypeScript packages
          </li>
        </ul>
      </div>
    </main>
  )
}
