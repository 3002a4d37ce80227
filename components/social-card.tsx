import { CONTOUR_SIZE, contours, MARK } from '@/lib/brand'
import { SITE_NAME } from '@/lib/metadata'

/** Dark tokens of app/styles/tokens.css, which the library that draws does not read. */
const COLORS = {
  bg: '#101615',
  border: '#2c3836',
  text: '#a2b0ac',
  heading: '#f4f8f7',
  accent: '#62d4bb',
  tokenB: '#ff9e70',
}

/** The image of links to a section, in the part of CSS that `next/og` knows. */
export function SocialCard({ label, description }: { label: string; description: string }) {
  const { width, height } = CONTOUR_SIZE
  const stroke = { fill: 'none', strokeLinecap: 'round', strokeWidth: 4.5 } as const
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        padding: '0 96px',
        background: COLORS.bg,
        color: COLORS.text,
      }}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        style={{ position: 'absolute', left: 0, bottom: 0 }}
        aria-hidden="true"
      >
        <path d={contours} fill="none" stroke={COLORS.border} />
      </svg>
      <div style={{ display: 'flex', alignItems: 'center', gap: 28, fontSize: 44 }}>
        <svg viewBox="0 0 32 32" width="72" height="72" aria-hidden="true">
          <path d={MARK.a} stroke={COLORS.accent} {...stroke} />
          <path d={MARK.b} stroke={COLORS.tokenB} {...stroke} />
        </svg>
        {SITE_NAME}
      </div>
      <div style={{ margin: '28px 0 24px', color: COLORS.heading, fontSize: 128, lineHeight: 1 }}>
        {label}
      </div>
      <div style={{ maxWidth: 900, fontSize: 36, lineHeight: 1.4 }}>{description}</div>
    </div>
  )
}
