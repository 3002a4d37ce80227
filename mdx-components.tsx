import type { MDXComponents } from 'mdx/types'
import * as figures from './components/figures'
import * as tags from './components/mdx'
import { Admonition, AdmonitionTitle } from './components/mdx/admonition'
import { CodeBlock } from './components/mdx/code-block'
import { CopySignature } from './components/mdx/code-frame'
import { Image, InlineCode, Table, TaskMark } from './components/mdx/elements'

/** Components that pages name as tags. */
const components = { ...tags, ...figures } satisfies MDXComponents

declare global {
  /** Lets editors complete the components that a page may use. */
  type MDXProvidedComponents = typeof components
}

/** Those with components for the elements that Markdown and plugins make. */
const all: MDXComponents = {
  code: InlineCode,
  img: Image,
  input: TaskMark,
  pre: CodeBlock,
  table: Table,
  Admonition,
  AdmonitionTitle,
  CopySignature,
  ...components,
}

export function useMDXComponents(): MDXComponents {
  return all
}
