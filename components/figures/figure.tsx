import type { ReactNode } from 'react'
import styles from './figure.module.css'

/** Width of every figure's drawing area, in SVG user units. */
export const FIGURE_WIDTH = 440

type FigureProps = {
  /** Text alternative: says in words, with the numbers, what the drawing shows. */
  alt: string
  /** Height of the drawing area, in SVG user units. */
  height: number
  caption: ReactNode
  children: ReactNode
}

/** A server-rendered drawing with a text alternative and a caption. */
export function Figure({ alt, height, caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${FIGURE_WIDTH} ${height}`} role="img" aria-label={alt}>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
