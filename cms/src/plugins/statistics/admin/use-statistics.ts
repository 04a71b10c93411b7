import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Period } from '../server/period.ts'
import type { CountRow } from './CountTable.tsx'
import type { Day } from './DaysPanel.tsx'

const liveEveryMs = 30_000

/** What the page shows of a period, as `server/controller.ts` answers. */
export interface Overview {
  period: Period
  /** From the first of the period before up to today. */
  days: Day[]
  /** Readers at this moment. */
  live: number
  /** The last day whose counts were made up. */
  sampleUntil: string | null
  tables: Record<string, CountRow[]>
}

interface OverviewState {
  overview: Overview | null
  failed: boolean
}

/**
 * What the server has counted of a period. The former period stays in view while the next one loads.
 * @returns `overview` is null until the first answer.
 */
export function useOverview(days: number): OverviewState {
  const { get } = useFetchClient()
  const [state, setState] = useState<OverviewState>({ overview: null, failed: false })
  useEffect(() => {
    const abort = new AbortController()
    get<{ data: Overview }>(`/statistics/overview?days=${days}`, { signal: abort.signal })
      .then(({ data }) => setState({ overview: data.data, failed: false }))
      .catch(() => {
        if (!abort.signal.aborted) setState((before) => ({ ...before, failed: true }))
      })
    return () => abort.abort()
  }, [get, days])
  return state
}

/**
 * Readers at this moment, asked again while the page is in view.
 * @param first What the overview said.
 */
export function useReadersNow(first: number) {
  const { get } = useFetchClient()
  const [readers, setReaders] = useState(first)
  useEffect(() => setReaders(first), [first])
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      // Missed once, the former number stands until the next time.
      get<{ data: { live: number } }>('/statistics/live').then(
        ({ data }) => setReaders(data.data.live),
        () => {},
      )
    }, liveEveryMs)
    return () => clearInterval(timer)
  }, [get])
  return readers
}
