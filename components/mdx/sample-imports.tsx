import type { ReactNode } from 'react'
import styles from './sample-imports.module.css'

/** The imports of the code above it, for those who want them. */
export function SampleImports({ children }: { children: ReactNode }) {
  return (
    <details className={styles.imports}>
      <summary>Imports</summary>
      {children}
    </details>
  )
}
