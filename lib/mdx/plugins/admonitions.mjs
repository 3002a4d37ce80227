/** Types of admonitions, with the title shown when the author gives none. */
export const admonitions = /** @type {const} */ ({
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
})

/** @typedef {keyof typeof admonitions} AdmonitionType */

/**
 * Other names of types, as other sites have them. One may have a title of its own.
 * @type {Record<string, { type: AdmonitionType, title?: string }>}
 */
export const admonitionAliases = {
  secondary: { type: 'note' },
  important: { type: 'info' },
  success: { type: 'tip' },
  caution: { type: 'warning', title: 'Caution' },
}
