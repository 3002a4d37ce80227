declare module '*.mdx' {
  import type { MDXContent } from 'mdx/types'
  import type { FrontMatter } from '@/lib/mdx/plugins/remark-front-matter'
  import type { TocEntry } from '@/lib/site/toc'

  export const frontmatter: FrontMatter
  export const toc: TocEntry[]
  const Content: MDXContent
  export default Content
}
