import { HomePage } from '@/components/home-page'
import { InlineScript } from '@/components/inline-script'
import { loadDoc } from '@/lib/content'
import { loadFailureBanner } from '@/lib/load-failure-banner'
import { pageMetadata } from '@/lib/metadata'
import { siteConfig } from '@/lib/site-config'

const HOME = 'index'

export async function generateMetadata() {
  const { description } = await loadDoc(HOME)
  return pageMetadata(siteConfig.title, description, '/')
}

export default async function Page() {
  const { Content, title } = await loadDoc(HOME)
  return (
    <HomePage title={title}>
      <Content />
      {siteConfig.baseUrlIssueBanner && <InlineScript code={loadFailureBanner} />}
    </HomePage>
  )
}
