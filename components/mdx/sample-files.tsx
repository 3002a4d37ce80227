import { Fragment } from 'react'
import { neededFiles } from '@/lib/mdx/samples/needed-files'
import { sampleAddress, starterAddress } from '@/lib/site/data-files'
import { siteConfig } from '@/lib/site/site-config'
import { Link } from '../shell/link'

/** Leads to the files that it takes to run programs of the samples, with themselves the first. */
export function SampleFiles({ of }: { of: string }) {
  return (
    <p>
      Files for this guide:{' '}
      {neededFiles(of).map((file, index) => (
        <Fragment key={file}>
          {index > 0 && ', '}
          <Link href={sampleAddress(file)}>
            <code>{file}</code>
          </Link>
        </Fragment>
      ))}
      . The <Link href={starterAddress}>starter</Link> has them all.
      {siteConfig.runSamples &&
        ' To run the program in this page instead, press Run at its output.'}
    </p>
  )
}
