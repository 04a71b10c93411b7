import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Period } from '../server/period.ts'
import type { CountRow } from './CountTable.tsx'
import type { Day } from './DaysPanel.tsx'

const liveEveryMs = 30_000

/** Data of the page for a period, as `server/controller.ts` returns it. */
export interface Overview {
  period: Period
  /** From the first day of the previous period up to today. */
  days: Day[]
  /** Current number of readers. */
  live: number
  /** The last day with sample counts. */
  sampleUntil: string | null
  tables: Record<string, CountRow[]>
}

interface OverviewState {
  overview: Overview | null
  failed: boolean
}

/**
 * The server's counts for a period. The previous one stays visible while the next one loads.
 * @returns `overview` is null until the first response.
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
 * Current number of readers, polled while the page is visible.
 * @param first From the overview.
 */
export function useReadersNow(first: number) {
  const { get } = useFetchClient()
  const [readers, setReaders] = useState(first)
  useEffect(() => setReaders(first), [first])
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      // On a failure the old number stays until the next poll.
      get<{ data: { live: number } }>('/statistics/live').then(
        ({ data }) => setReaders(data.data.live),
        () => {},
      )
    }, liveEveryMs)
    return () => clearInterval(timer)
  }, [get])
  return readers
}
