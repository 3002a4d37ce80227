import type { Metadata } from 'next'
import docStyles from '@/components/doc-page.module.css'
import { Link } from '@/components/link'
import { MAIN_ID } from '@/components/skip-link'
import { fullTitle } from '@/lib/metadata'

export const metadata: Metadata = {
  title: { absolute: fullTitle('Page Not Found') },
  robots: 'noindex',
}

export default function NotFound() {
  return (
    <main id={MAIN_ID} className={docStyles.main}>
      <div className="prose">
        <h1>Page Not Found</h1>
        <p>There is no page at this address.</p>
        <p>
          If a link brought you here, please tell the owner of the site that has it. You may find
          what you look for from the <Link href="/">home page</Link>, or in the sections{' '}
          <Link href="/study">Study</Link>, <Link href="/contract">Contract</Link> and{' '}
          <Link href="/sdk">SDK</Link>.
        </p>
      </div>
    </main>
  )
}
