import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'

/** Answer of the server, or null until it is there; and whether it failed. */
export function useAnswer<Answer>(path: string) {
  const { get } = useFetchClient()
  const [state, setState] = useState<{ answer: Answer | null; failed: boolean }>({
    answer: null,
    failed: false,
  })
  const refresh = useCallback(() => {
    get<{ data: Answer }>(path)
      .then(({ data }) => setState({ answer: data.data, failed: false }))
      .catch(() => setState({ answer: null, failed: true }))
  }, [get, path])
  useEffect(refresh, [refresh])
  return { ...state, refresh }
}

/** @returns A function that changes something on the server and tells of it; it returns whether it was done. */
export function useChange() {
  const { post, put } = useFetchClient()
  const { toggleNotification } = useNotification()
  return async function change(method: 'post' | 'put', path: string, body: object, done: string) {
    try {
      await (method === 'post' ? post(path, body) : put(path, body))
      toggleNotification({ type: 'success', message: done })
      return true
    } catch (failure) {
      toggleNotification({ type: 'danger', message: reasonOf(failure) })
      return false
    }
  }
}

/** What the server's refusals say, and what that means for finance. */
const reasons = [
  ['amount', 'Dat bedrag klopt niet: er staat minder open, of er is minder betaald.'],
  ['on that day', 'Op die dag kan niet worden geïncasseerd.'],
  ['No order can be collected', 'Er is niets wat op die dag kan worden geïncasseerd.'],
  ['Debits of the batch', 'Van dit bestand is al iets bijgeschreven, dus het kan niet vervallen.'],
] as const

function reasonOf(failure: unknown): string {
  const text = failure instanceof Error ? failure.message : ''
  const known = reasons.find(([part]) => text.includes(part))
  return known?.[1] ?? 'Dat is niet gelukt. Vernieuw de pagina en probeer het opnieuw.'
}

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium' })

export function formatCents(cents: number): string {
  return euros.format(cents / 100)
}

/** @param iso ISO 8601. */
export function formatDay(iso: string): string {
  return days.format(new Date(iso))
}
