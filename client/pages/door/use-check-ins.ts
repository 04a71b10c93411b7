import { useCallback, useEffect, useRef, useState } from 'react'
import type { CheckedIn } from '../../content/door.ts'
import { keepPending, type PendingCheckIn, pendingCheckIns, sendCheckIn } from './pending-check-ins.ts'

const againMs = 10_000

/** What came of a press; `pending` while there is no connection. */
export interface Told extends Omit<CheckedIn, 'outcome'> {
  outcome: CheckedIn['outcome'] | 'pending'
  /** As it was typed. */
  ticket: string
}

/** Lets people in, also with a poor connection: what could not be sent is kept by the browser, and sent again by itself. */
export function useCheckIns(code: string) {
  const [told, setTold] = useState<Told[]>([])
  const [waiting, setWaiting] = useState(0)
  const [checkedIn, setCheckedIn] = useState<ReadonlyMap<string, CheckedIn>>(new Map())
  const isSending = useRef(false)

  const tell = useCallback((one: Told) => {
    setTold((before) => [one, ...before.filter(({ ticket }) => ticket !== one.ticket)].slice(0, 8))
  }, [])

  const sendAll = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    for (const pending of pendingCheckIns()) {
      const result = await sendCheckIn(pending)
      if (!result) {
        tell({ outcome: 'pending', ticket: pending.ticket, name: null, offer: null, at: null, by: null })
        break
      }
      keepPending(pendingCheckIns().filter(({ key }) => key !== pending.key))
      tell({ ...result, ticket: pending.ticket })
      if (result.at) setCheckedIn((before) => new Map(before).set(result.ticket, result))
    }
    isSending.current = false
    setWaiting(pendingCheckIns().length)
  }, [tell])

  useEffect(() => {
    void sendAll()
    const timer = setInterval(sendAll, againMs)
    addEventListener('online', sendAll)
    return () => {
      clearInterval(timer)
      removeEventListener('online', sendAll)
    }
  }, [sendAll])

  function checkIn(ticket: string, by: string): void {
    const pending: PendingCheckIn = { code, ticket, by, key: crypto.randomUUID() }
    keepPending([...pendingCheckIns(), pending])
    setWaiting(pendingCheckIns().length)
    void sendAll()
  }

  return { told, waiting, checkedIn, checkIn }
}
