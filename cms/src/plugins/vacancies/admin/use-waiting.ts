import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { Waiting } from '../server/waiting.ts'

const refreshMs = 10_000

/** Everything in the queue: the server's type, which is gone at run time. */
export type { Waiting }

/** What an editor decides; the last two are about a report. */
export type Verdict = { is: 'approved' } | { is: 'rejected' | 'kept' | 'taken-down'; reason: string }

const outcomes = {
  approved: 'is goedgekeurd.',
  rejected: 'is afgewezen. Uw uitleg gaat per e-mail naar wie het indiende.',
  kept: 'blijft staan. Uw uitleg gaat naar de melder, als die een adres gaf.',
  'taken-down':
    'is van de site gehaald. Uw uitleg gaat naar de werkgever, en naar de melder als die een adres gaf.',
}

/** The queue, refreshed while the page is visible; null until the first answer. */
export function useWaiting() {
  const { get, post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [waiting, setWaiting] = useState<Waiting[] | null>(null)
  const [failed, setFailed] = useState(false)

  const refresh = useCallback(async () => {
    try {
      const { data } = await get<{ data: Waiting[] }>('/vacancies/waiting')
      setWaiting(data.data)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [get])

  useEffect(() => {
    void refresh()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, refreshMs)
    return () => clearInterval(timer)
  }, [refresh])

  async function decide({ path: own, submittedAt, title }: Waiting, verdict: Verdict) {
    const path = `/vacancies/${own}`
    const { is } = verdict
    try {
      if (is === 'approved') await post(`${path}/approve`, { submittedAt })
      else if (is === 'rejected') await post(`${path}/reject`, { submittedAt, reason: verdict.reason })
      else await post(`${path}/decide`, { decision: is, reason: verdict.reason })
      toggleNotification({ type: 'success', message: `‘${title}’ ${outcomes[is]}` })
    } catch (failure) {
      toggleNotification({ type: 'danger', message: reasonOf(failure) })
    }
    await refresh()
  }

  return { waiting, failed, decide }
}

/** What the server says is missing, or that somebody else was faster. */
function reasonOf(failure: unknown): string {
  const message = failure instanceof Error ? failure.message : ''
  if (message.startsWith('Not ready to publish')) return message
  if (message === 'The company is not published yet') return 'Beoordeel eerst het profiel van het bedrijf.'
  return 'Dat is niet gelukt: dit is intussen veranderd of al beoordeeld. De lijst is vernieuwd.'
}
