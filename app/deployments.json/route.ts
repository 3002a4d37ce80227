import { deployments } from '@/lib/site/deployments'

export const dynamic = 'force-static'

/** The published deployments for programs; `/contract#addresses` documents the format. */
export function GET(): Response {
  return Response.json({ chains: deployments })
}
