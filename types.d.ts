// Of images; what Next writes for it comes with the first build only.
/// <reference types="next/image-types/global" />

declare module '*.mdx' {
  import type { MDXContent } from 'mdx/types'
  import type { FrontMatter } from '@/lib/mdx/plugins/remark-front-matter'
  import type { TocEntry } from '@/lib/site/toc'

  export const frontmatter: FrontMatter
  export const toc: TocEntry[]
  const Content: MDXContent
  export default Content
}
