declare module '*.mdx' {
  import type { MDXContent } from 'mdx/types'
  import type { TocEntry } from '@/lib/toc'

  export const frontmatter: { title: string; description: string }
  export const toc: TocEntry[]
  const Content: MDXContent
  export default Content
}
