import { type ChangeEvent, useState } from 'react'
import type { JobFilters } from '../../content/job-search.ts'
import { goInPlace } from '../../navigation/in-place.ts'
import { useSite } from '../../site-context.tsx'
import { filtersFrom, queryOf } from './job-filters.ts'

/** Called when a field changes; uses the form that the field belongs to. */
export type OnChoice = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void

/**
 * The filters as shown: the reader's choice immediately, then those of the loaded page. With script a choice applies immediately; without
 * it the form has a button.
 */
export function useFilters(filters: JobFilters): { shown: JobFilters; onChoice: OnChoice } {
  const { href } = useSite()
  const [shown, setShown] = useState(filters)
  const [made, setMade] = useState(filters)
  if (made !== filters) {
    setMade(filters)
    setShown(filters)
  }

  return {
    shown,
    onChoice({ target: { form } }) {
      if (!form) return
      const query = new URLSearchParams()
      for (const [key, value] of new FormData(form)) if (typeof value === 'string') query.append(key, value)
      const next = filtersFrom(query)
      setShown(next)
      goInPlace(href('jobs', {}, queryOf(next)))
    },
  }
}
