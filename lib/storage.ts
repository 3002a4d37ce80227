/** Keys under which the site keeps the reader's choices in `localStorage`. */
export const storageKeys = {
  theme: 'theme',
} as const
