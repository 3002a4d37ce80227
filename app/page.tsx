import { HomePage } from '@/components/page/home-page'
import { InlineScript } from '@/components/ui/inline-script'
import { loadFailureBanner } from '@/lib/client/inline-scripts'
import { loadDoc } from '@/lib/loading/load-doc'
import { pageMetadata } from '@/lib/site/metadata'
import { siteConfig } from '@/lib/site/site-config'

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
