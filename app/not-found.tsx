import type { Metadata } from 'next'
import docStyles from '@/components/page/doc-page.module.css'
import { Link } from '@/components/ui/link'
import { MAIN_ID } from '@/lib/site/constants'
import { fullTitle } from '@/lib/site/metadata'
import { sections } from '@/lib/site/navbar'

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
          If you followed a link, please tell the owner of the site that it is on. You can start
          from these pages:
        </p>
        <ul>
          <li>
            <Link href="/">Home page</Link>: Find out what SwapX is.
          </li>
          {sections.map(({ href, label, description }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>: {description}
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}
