import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { DoneRequest } from '../../../privacy/request-log.ts'

/** What is stored about an address that was looked up. */
export interface FoundPerson {
  email: string
  hasAccount: boolean
  counts: Record<string, number>
  done: DoneRequest[]
}

/** Looks somebody up, and does what they ask. */
export function usePerson(onDone: () => void) {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [found, setFound] = useState<FoundPerson | null>(null)

  async function look(email: string) {
    const { data } = await post<{ data: Omit<FoundPerson, 'email'> }>('/privacy/look', { email })
    setFound({ email, ...data.data })
  }

  /** @param done What to say of it. */
  async function attempt(act: () => Promise<void>, done?: string) {
    try {
      await act()
      if (done) toggleNotification({ type: 'success', message: done })
    } catch {
      toggleNotification({ type: 'danger', message: 'Dat is niet gelukt. Controleer het adres.' })
    }
  }

  return {
    found,
    lookUp: (email: string) => attempt(() => look(email)),
    save: ({ email }: FoundPerson) =>
      attempt(async () => {
        const { data } = await post<{ data: object }>('/privacy/export', { email })
        saveFile(`gegevens-${email}.json`, JSON.stringify(data.data, null, 2))
        await look(email)
        onDone()
      }, 'Het bestand staat tussen uw downloads.'),
    remove: ({ email }: FoundPerson) =>
      attempt(async () => {
        await post('/privacy/delete', { email })
        await look(email)
        onDone()
      }, 'De gegevens zijn gewist.'),
  }
}

/** What was done for whoever asked; null until the first answer. */
export function useRequests() {
  const { get } = useFetchClient()
  const [requests, setRequests] = useState<DoneRequest[] | null>(null)
  const refresh = useCallback(() => {
    get<{ data: DoneRequest[] }>('/privacy/requests')
      .then(({ data }) => setRequests(data.data))
      .catch(() => setRequests([]))
  }, [get])
  useEffect(refresh, [refresh])
  return { requests, refresh }
}

function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
