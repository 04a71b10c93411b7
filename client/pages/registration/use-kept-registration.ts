import { useEffect } from 'react'
import { useAccount } from '../../account/use-account.ts'
import type { LinkedRegistration } from '../../content/registration.ts'
import { forgetRegistration, keepRegistration } from '../../registrations/kept-registrations.ts'

const dayMs = 86_400_000

/**
 * Keeps a registration that a stranger has just made in this browser, for the page of its event, and forgets it once it is cancelled. One that a
 * mail opened is not kept: the browser may be somebody else's.
 */
export function useKeptRegistration({
  registration,
  code,
  isNew,
  isCancelled,
}: {
  registration: LinkedRegistration | null
  code: string | null
  isNew: boolean
  isCancelled: boolean
}): void {
  const { isSignedIn } = useAccount()
  const event = registration?.event
  const isLive = registration?.mayChange === true && !isCancelled
  useEffect(() => {
    if (code === null) return
    if (!isLive) forgetRegistration(code)
    else if (isNew && !isSignedIn && event)
      keepRegistration({
        ...{ event: event.number, code },
        until: Date.parse(event.endsAt ?? event.startsAt) + dayMs,
      })
  }, [code, isLive, isNew, isSignedIn, event])
}
