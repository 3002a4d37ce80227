import { Fragment } from 'react'
import { sampleAddress, starterAddress } from '@/lib/site/data-files'
import { siteConfig } from '@/lib/site/site-config'
import { Link } from '../shell/link'
import styles from './sample-files.module.css'

/** Leads to programs of the samples, and to the starter, which has what they import, too. */
export function SampleFiles({ of }: { of: string }) {
  return (
    <p>
      Files for this guide:{' '}
      {of.split(' ').map((file, index) => (
        <Fragment key={file}>
          {index > 0 && ', '}
          <Link href={sampleAddress(file)}>
            <code>{file}</code>
          </Link>
        </Fragment>
      ))}
      . The <Link href={starterAddress}>starter</Link> has them, and all that they import.
      {siteConfig.runSamples && (
        <span className={styles.hint} data-pagefind-ignore>
          {' To run the program in this page instead, press Run at its output.'}
        </span>
      )}
    </p>
  )
}
