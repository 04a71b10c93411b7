import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

const liveEveryMs = 30_000

/**
 * What the page shows of a period, as `server/controller.js` answers.
 * @typedef {object} Overview
 * @property {import('../server/period.js').Period} period
 * @property {import('./DaysPanel.jsx').Day[]} days From the first of the period before up to today.
 * @property {number} live Readers at this moment.
 * @property {string | null} sampleUntil The last day whose counts were made up.
 * @property {Record<string, import('./CountTable.jsx').CountRow[]>} tables
 */

/**
 * What the server has counted of a period. The former period stays in view while the next one loads.
 * @param {number} days
 * @returns {{ overview: Overview | null, failed: boolean }} `overview` is null until the first answer.
 */
export function useOverview(days) {
  const { get } = useFetchClient()
  const [state, setState] = useState({ overview: null, failed: false })
  useEffect(() => {
    const abort = new AbortController()
    get(`/statistics/overview?days=${days}`, { signal: abort.signal })
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
 * @param {number} first What the overview said.
 */
export function useReadersNow(first) {
  const { get } = useFetchClient()
  const [readers, setReaders] = useState(first)
  useEffect(() => setReaders(first), [first])
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      // Missed once, the former number stands until the next time.
      get('/statistics/live').then(
        ({ data }) => setReaders(data.data.live),
        () => {},
      )
    }, liveEveryMs)
    return () => clearInterval(timer)
  }, [get])
  return readers
}
