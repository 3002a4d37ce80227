import { Admonition, AdmonitionTitle } from '../mdx/admonition'

const NOTICES = {
  draft: {
    title: 'Draft page',
    text: 'Visible in development only: the published site leaves it out.',
  },
  unlisted: {
    title: 'Unlisted page',
    text: 'Only readers who know its address can find it. Search engines are asked not to list it.',
  },
}

/** Tells that a page is not, or not openly, part of the published site. */
export function PageNotice({ type }: { type: keyof typeof NOTICES }) {
  const { title, text } = NOTICES[type]
  return (
    <Admonition type="warning" name={title}>
      <AdmonitionTitle type="warning">{title}</AdmonitionTitle>
      <p>{text}</p>
    </Admonition>
  )
}
