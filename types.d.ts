// Types of image imports. `next-env.d.ts`, which has them too, exists only after the first build.
/// <reference types="next/image-types/global" />

declare module '*.mdx' {
  /** The text of the page, and those of the samples that it shows. */
  const texts: [text: string, ...samples: string[]]
  export default texts
}
