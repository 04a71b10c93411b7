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

/**
 * @returns A function that changes something on the server and tells of it, in words that may depend on the answer; it returns whether it was
 * done.
 */
export function useChange() {
  const { post, put } = useFetchClient()
  const { toggleNotification } = useNotification()
  return async function change<Answer>(
    method: 'post' | 'put',
    path: string,
    body: object,
    done: string | ((answer: Answer) => string | { warning: string }),
  ) {
    try {
      const { data } = await (method === 'post' ? post<Answer>(path, body) : put<Answer>(path, body))
      const told = typeof done === 'string' ? done : done(data)
      toggleNotification(
        typeof told === 'string'
          ? { type: 'success', message: told }
          : { type: 'warning', message: told.warning },
      )
      return true
    } catch (failure) {
      toggleNotification({ type: 'danger', message: reasonOf(failure) })
      return false
    }
  }
}

/** What the server's refusals say, and what that means for finance. */
const reasons = [
  ['another account', 'Dit afschrift is van een andere rekening dan die op de facturen staat.'],
  ['too large', 'Dit bestand is groter dan 10 MB.'],
  ['no statement', 'Dit bestand is geen afschrift in de vorm camt.053.'],
  ['works on the refund', 'Deze terugbetaling loopt nog, of is al afgerond. Vernieuw de pagina.'],
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

/** @returns Null for anything that is no amount as people write it, and for nothing. */
export function centsIn(amount: string): number | null {
  const [, sign = '', euros = '', cents = ''] = /^(-?)(\d{1,6})(?:,(\d{2}))?$/.exec(amount.trim()) ?? []
  if (!euros) return null
  return Number(`${sign}1`) * (Number(euros) * 100 + Number(cents || 0)) || null
}
