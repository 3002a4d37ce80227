import sprite from './icons.svg'

/** Ids of the symbols in `icons.svg`. */
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
  /** Accessible name; without it, the icon is decorative. */
  label?: string
}

/** An icon in the colour of the text, from a sprite that all pages share. */
export function Icon({ name, size = 18, className, label }: IconProps) {
  const semantics = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would show a tooltip; the label names the icon
    <svg className={className} width={size} height={size} {...semantics}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
