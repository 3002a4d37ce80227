import type { Metadata } from 'next'
import docStyles from '@/components/shell/doc-page.module.css'
import { Link } from '@/components/shell/link'
import { MAIN_ID } from '@/lib/site/constants'
import { fullTitle } from '@/lib/site/metadata'
import { sections } from '@/lib/site/navbar'
import { t } from '@/lib/site/strings'

export const metadata: Metadata = {
  title: { absolute: fullTitle(t('Page Not Found')) },
}

export default function NotFound() {
  return (
    <main id={MAIN_ID} className={docStyles.main}>
      <div className={`prose ${docStyles.narrow}`}>
        <h1>{t('Page Not Found')}</h1>
        <p>{t('There is no page at this address.')}</p>
        <p>
          {t(
            'If you followed a link, please tell the owner of the site that it is on. You can start from these pages:',
          )}
        </p>
        <ul>
          <li>
            <Link href="/">{t('Home page')}</Link>: {t('Find out what SwapX is.')}
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
