import sprite from './icons.svg'

/** The drawings of `icons.svg`. */
export const iconNames = [
  'menu',
  'close',
  'right',
  'down',
  'sun',
  'moon',
  'half-disc',
  'globe',
  'arrow-out',
  'search',
  'house',
  'pencil',
  'copy',
  'check',
  'prompt',
  'run',
  'stop',
  'wrap',
  'note',
  'tip',
  'info',
  'warning',
  'danger',
] as const

type IconProps = {
  name: (typeof iconNames)[number]
  /** Width and height, in CSS pixels. */
  size?: number
  className?: string
  /** What the icon says; without it, it is an ornament. */
  label?: string
}

/** A line drawing in the colour of the text, from a file that all pages share. */
export function Icon({ name, size = 18, className, label }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip; the label says the same
    <svg className={className} width={size} height={size} {...meaning}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
