'use client'

/** A page threw; the layout around it stays. */
export { PageError as default } from '@/components/shell/page-error'
