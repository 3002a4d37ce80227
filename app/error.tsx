'use client'

/** The page crashed; navbar and footer stay. */
export { PageError as default } from '@/components/shell/page-error'
