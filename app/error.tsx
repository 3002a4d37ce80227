'use client'

/** A page threw; the layout around it stays. */
export { PageError as default } from '@/components/page/page-error'
