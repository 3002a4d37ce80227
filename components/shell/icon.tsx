type IconProps = {
  /** The drawing: lines on a square of 16 units. */
  d: string
  /** Width and height, in CSS pixels. */
  size?: number
  className?: string
  /** What the icon says; without it, it is an ornament. */
  label?: string
}

/** A line drawing in the colour of the text. */
export function Icon({ d, size = 18, className, label }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip; the label says the same
    <svg className={className} viewBox="0 0 16 16" width={size} height={size} {...meaning}>
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
