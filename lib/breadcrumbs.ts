import type { SidebarNode } from './sidebars'

/** A step of the way from the top of a sidebar to a page. */
export type Breadcrumb = { label: string; labelEn: string; path?: string; current: boolean }

/** The steps to the last item of `trail`. */
export function breadcrumbs(trail: SidebarNode[]): Breadcrumb[] {
  return trail.map(({ label, labelEn, path }, index) => {
    const current = index === trail.length - 1
    return { label, labelEn, path: current ? undefined : path, current }
  })
}
