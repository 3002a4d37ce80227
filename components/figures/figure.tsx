import { type ReactNode, useId } from 'react'
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

/** A server-rendered drawing with a text alternative and a caption. On a phone a tap fills the screen with one that is wide. */
export function Figure({ alt, height, caption, children }: FigureProps) {
  const id = useId()
  const viewBox = `0 0 ${FIGURE_WIDTH} ${height}`
  const screen = `${id}screen`
  // A portrait figure already fills a phone.
  const isWide = height < FIGURE_WIDTH
  return (
    <figure className={styles.figure}>
      {/* Reader modes would drop a div that holds no text. */}
      <span className={styles.frame} translate="no">
        <svg viewBox={viewBox} role="img" aria-label={alt}>
          <g id={id}>{children}</g>
        </svg>
        {isWide && (
          <button
            type="button"
            className={styles.enlarge}
            aria-label="Enlarge the figure"
            popoverTarget={screen}
          />
        )}
      </span>
      {isWide && (
        <button
          type="button"
          className={styles.screen}
          aria-label="Close the enlarged figure"
          id={screen}
          popover="auto"
          popoverTarget={screen}
        >
          <svg viewBox={viewBox} aria-hidden="true">
            <use href={`#${id}`} />
          </svg>
        </button>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
