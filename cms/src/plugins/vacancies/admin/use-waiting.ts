import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'

const refreshMs = 10_000

/** One vacancy in the queue, as `server/waiting.ts` answers. */
export interface Waiting {
  documentId: string
  number: number
  title: string
  employer: string
  by: string
  submittedAt: string
  isChange: boolean
  fields: { name: string; now: string; before: string }[]
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

  /** @param reason Null approves. */
  async function decide({ documentId, submittedAt, title }: Waiting, reason: string | null) {
    const path = `/vacancies/waiting/${documentId}`
    try {
      if (reason === null) await post(`${path}/approve`, { submittedAt })
      else await post(`${path}/reject`, { submittedAt, reason })
      const message =
        reason === null
          ? `‘${title}’ is goedgekeurd.`
          : `‘${title}’ gaat met uw uitleg terug naar de werkgever.`
      toggleNotification({ type: 'success', message })
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
  return 'Dat is niet gelukt: de vacature is intussen veranderd of al beoordeeld. De lijst is vernieuwd.'
}
