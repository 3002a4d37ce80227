// Of images; what Next writes for it comes with the first build only.
/// <reference types="next/image-types/global" />

declare module '*.mdx' {
  /** The text of the page, and those of the samples that it shows. */
  const texts: [text: string, ...samples: string[]]
  export default texts
}
