import { type ChangeEvent, useState } from 'react'
import type { JobFilters } from '../../content/job-search.ts'
import { goInPlace } from '../../navigation/in-place.ts'
import { useSite } from '../../site-context.tsx'
import { filtersFrom, queryOf } from './job-filters.ts'

/** Called when a box is ticked or a choice is made; the form is the one that the field belongs to. */
export type OnChoice = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void

/**
 * The filters as their fields show them: what was just chosen at once, and what the page is made of once it is there.
 * With script a choice is followed at once; without it the form is sent by its button.
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
