import type { AdmonitionType } from '@/lib/mdx/plugins/admonitions'
import { Icon } from '../shell/icon'

const SHAPES: Record<AdmonitionType, string> = {
  note: 'M4 2.5h8.5v11H4zM6.5 5.5h3.5M6.5 8h3.5',
  tip: 'M8 1.8a4.4 4.4 0 0 0-2.4 8.1v1.6h4.8V9.9A4.4 4.4 0 0 0 8 1.8zM6 13.8h4',
  info: 'M8 1.7a6.3 6.3 0 1 0 0 12.6A6.3 6.3 0 0 0 8 1.7zM8 7.3v3.9M8 4.6v.6',
  warning: 'M8 2.2 14.6 13.6H1.4zM8 6.6v3.2M8 11.5v.5',
  danger: 'M5.3 1.8h5.4l3.5 3.5v5.4l-3.5 3.5H5.3L1.8 10.7V5.3zM8 4.8v4M8 10.7v.6',
}

/** Drawing that tells the type of an admonition beside its title. */
export function AdmonitionIcon({ type }: { type: AdmonitionType }) {
  return <Icon d={SHAPES[type]} />
}
