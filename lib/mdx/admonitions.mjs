/** Types of admonitions, with the title shown when the author gives none. */
export const admonitions = /** @type {const} */ ({
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
})

/** @typedef {keyof typeof admonitions} AdmonitionType */
