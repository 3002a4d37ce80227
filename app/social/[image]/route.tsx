import { notFound } from 'next/navigation'
import { ImageResponse } from 'next/og'
import { SocialCard } from '@/components/social-card'
import { SOCIAL_SIZE } from '@/lib/metadata'
import { sections } from '@/lib/sections'

export const dynamic = 'force-static'

/** An image for each section: `study.png` and so on. */
export function generateStaticParams() {
  return sections.map(({ sidebar }) => ({ image: `${sidebar}.png` }))
}

/** What shared links to the pages of a section show. */
export async function GET(_: Request, { params }: { params: Promise<{ image: string }> }) {
  const { image } = await params
  const section = sections.find(({ sidebar }) => image === `${sidebar}.png`) ?? notFound()
  return new ImageResponse(<SocialCard {...section} />, SOCIAL_SIZE)
}
