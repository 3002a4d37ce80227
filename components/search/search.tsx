'use client'

import { lazy, Suspense, useMemo, useState } from 'react'
import { OPEN_SEARCH } from '@/lib/shortcuts'
import { Icon } from '../icon'
import { useShortcuts } from '../use-shortcuts'
import styles from './search.module.css'

const GLASS = 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.3 10.3 14 14'

const SearchDialog = lazy(() => import('./search-dialog'))

/** Opens the search, which is fetched then. */
export function Search() {
  const [open, setOpen] = useState(false)
  const actions = useMemo(() => {
    const show = () => setOpen(true)
    return { '/': show, [OPEN_SEARCH]: show }
  }, [])
  useShortcuts(actions)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon d={GLASS} />
        <span>Search</span>
      </button>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
