import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'

const refreshMs = 5000

export type ListName = 'queued' | 'sent' | 'dead' | 'suppressed'
export type Counts = Record<ListName | 'repeated', number>

/** One mail, as `server/reads.ts` answers. */
export interface ShownMail {
  id: number
  label: string
  recipient: string
  attempts: number
  repeats: number
  reason: string | null
  createdAt: string
  changedAt: string
  canBeSent: boolean
}

export interface MailsState {
  /** Null until the first answer, and while another list loads. */
  mails: ShownMail[] | null
  counts: Counts | null
  failed: boolean
  page: number
  setPage: (page: number) => void
  refresh: () => void
}

/** One list of mails, refreshed while the page is visible. */
export function useMails(list: ListName): MailsState {
  const { get } = useFetchClient()
  const [page, setPage] = useState(1)
  const [state, setState] = useState<{ mails: ShownMail[] | null; counts: Counts | null; failed: boolean }>({
    mails: null,
    counts: null,
    failed: false,
  })
  useEffect(() => {
    setPage(1)
    setState((before) => ({ ...before, mails: null }))
  }, [list])
  const refresh = useCallback(() => {
    get<{ data: { mails: ShownMail[]; counts: Counts } }>(`/post/mails?list=${list}&page=${page}`)
      .then(({ data }) => setState({ ...data.data, failed: false }))
      .catch(() => setState((before) => ({ ...before, failed: true })))
  }, [get, list, page])
  useEffect(() => {
    refresh()
    return whileVisible(refresh)
  }, [refresh])
  return { ...state, page, setPage, refresh }
}

/** @returns A function that calls the server and shows a notification with the result. */
export function useAction() {
  const { post, del } = useFetchClient()
  const { toggleNotification } = useNotification()
  return async function act(method: 'post' | 'del', path: string, done: string) {
    try {
      await (method === 'post' ? post(path) : del(path))
      toggleNotification({ type: 'success', message: done })
    } catch {
      toggleNotification({
        type: 'danger',
        message: 'Dat is niet gelukt. Vernieuw de pagina en probeer het opnieuw.',
      })
    }
  }
}

/** Answer of the server, refreshed while the page is visible; null until the first one. */
export function useAnswer<Answer>(path: string | null) {
  const { get } = useFetchClient()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failed, setFailed] = useState(false)
  const refresh = useCallback(() => {
    if (path === null) return
    get<{ data: Answer }>(path)
      .then(({ data }) => {
        setAnswer(data.data)
        setFailed(false)
      })
      .catch(() => setFailed(true))
  }, [get, path])
  useEffect(() => {
    refresh()
    return whileVisible(refresh)
  }, [refresh])
  return { answer, failed, refresh }
}

/** Repeats something every few seconds while the page is visible. @returns A function that ends it. */
function whileVisible(refresh: () => void) {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') refresh()
  }, refreshMs)
  return () => clearInterval(timer)
}
