import type { ComponentProps } from 'react'
import styles from './table.module.css'

/**
 * A table that scrolls sideways inside its own box, so that a wide one never widens the page. The box
 * has the name, since it is what the keyboard reaches.
 */
export function Table({ 'aria-labelledby': heading, ...props }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <section
      className={styles.scroll}
      role="group"
      aria-labelledby={heading}
      aria-label={heading ? undefined : 'Table'}
      data-scrollable
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls; see scrollable-regions.tsx
      tabIndex={0}
    >
      <table {...props} />
    </section>
  )
}
