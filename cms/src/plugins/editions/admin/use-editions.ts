import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'

const refreshMs = 5000

/** Answer of the server, refreshed while the page is visible; null until the first one. */
export function useAnswer<Answer>(path: string) {
  const { get } = useFetchClient()
  const [state, setState] = useState<{ answer: Answer | null; failed: boolean }>({
    answer: null,
    failed: false,
  })
  const refresh = useCallback(() => {
    get<{ data: Answer }>(path)
      .then(({ data }) => setState({ answer: data.data, failed: false }))
      .catch(() => setState((before) => ({ ...before, failed: true })))
  }, [get, path])
  useEffect(() => {
    refresh()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh()
    }, refreshMs)
    return () => clearInterval(timer)
  }, [refresh])
  return { ...state, refresh }
}

/** What the server's refusals mean. */
const reasons: Record<string, string> = {
  'no-subject': 'Deze nieuwsbrief heeft nog geen onderwerp.',
  'nothing-to-read':
    'Er staat niets te lezen in deze nieuwsbrief: zet er eerst een gepubliceerd artikel, een vacature of een evenement in.',
  'already-sent': 'Deze nieuwsbrief is al verzonden of wordt nu verzonden.',
  'not-sending': 'Er is niets te stoppen: deze nieuwsbrief wordt niet verzonden.',
  deleted: 'De nieuwsbrief is verwijderd voordat het zover was.',
}

/** A refusal of the server in words. */
export function reasonText(reason: string): string {
  return reasons[reason] ?? 'Dat is niet gelukt. Vernieuw de pagina en probeer het opnieuw.'
}

/** @returns A function that changes something on the server and tells of it; it returns whether it was done. */
export function useChange() {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  return async function change(path: string, body: object, done: string): Promise<boolean> {
    try {
      await post(path, body)
      toggleNotification({ type: 'success', message: done })
      return true
    } catch (failure) {
      toggleNotification({
        type: 'danger',
        message: reasonText(failure instanceof Error ? failure.message : ''),
      })
      return false
    }
  }
}
