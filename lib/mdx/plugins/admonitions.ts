/** Types of admonitions, with the title shown when the author gives none. */
export const admonitions = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
} as const

export type AdmonitionType = keyof typeof admonitions

/** Other names of types, as other sites have them. One may have a title of its own. */
export const admonitionAliases: Record<string, { type: AdmonitionType; title?: string }> = {
  secondary: { type: 'note' },
  important: { type: 'info' },
  success: { type: 'tip' },
  caution: { type: 'warning', title: 'Caution' },
}
