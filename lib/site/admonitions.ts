/**
 * Types of admonitions, with the title shown when the author gives none. A new type `x` also needs an icon
 * (`components/ui/icons.svg`, and `iconNames` in `icon.tsx`), `--color-x` and `--color-x-soft` in
 * `app/styles/tokens.css` (`--color-x` in its `prefers-contrast` block too), a rule in
 * `components/mdx/admonition.module.css`, and an example on `content/markdown-page.mdx`.
 */
export const admonitions = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
} as const

export type AdmonitionType = keyof typeof admonitions

/** Blocks that other sites write like admonitions, with the equivalent of this site. */
export const otherBlocks: Record<string, string> = {
  'code-group': "'<Tabs>' with a '<TabItem>' for each block",
  tabs: "'<Tabs>' with a '<TabItem>' for each tab",
  details: "'<details>' with a '<summary>'",
}

/** Aliases of types, from other sites. */
export const admonitionAliases: Record<string, AdmonitionType> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
}
