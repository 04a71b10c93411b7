import '../../components/own-state.css'
import { useEffect, useState } from 'react'
import { useAccount } from '../../account/use-account.ts'
import { Icon } from '../../components/Icon.tsx'
import { type OwnRegistrationState, registrationHeader } from '../../content/own-registration.ts'
import { keptRegistration } from '../../registrations/kept-registrations.ts'
import { useSite } from '../../site-context.tsx'

/**
 * Says that the reader is registered, and leads to where they change that. The browser fills it in, since the page is shared: from the account, or for
 * strangers from what was registered in this browser.
 */
export function OwnRegistrations({ event }: { event: number }) {
  const { t, href } = useSite()
  const { isSignedIn } = useAccount()
  const [own, setOwn] = useState<OwnRegistrationState[]>([])

  useEffect(() => {
    const code = isSignedIn ? null : keptRegistration(event)
    if (!isSignedIn && code === null) return setOwn([])
    const left = new AbortController()
    ask(event, code, left.signal).then(setOwn, () => {
      // Out of reach: the page says what it says to everybody.
    })
    return () => left.abort()
  }, [event, isSignedIn])

  return (
    <div role="status" className="own-registrations no-print">
      {own.map(({ state, people, code }) => (
        <div key={code} className="own-state">
          {state === 'confirmed' ? <Icon name="circle-check" /> : <Icon name="history" />}
          <p>
            <strong>{t.count(`events.own.${state}`, people)}</strong>{' '}
            <a href={href('inschrijving', {}, { code })}>
              {t(state === 'new' ? 'events.own.order' : 'events.own.change')}
            </a>
          </p>
        </div>
      ))}
    </div>
  )
}

async function ask(event: number, code: string | null, signal: AbortSignal): Promise<OwnRegistrationState[]> {
  const response = await fetch(`/api/events/${event}/registrations`, {
    headers: { accept: 'application/json', ...(code && { [registrationHeader]: code }) },
    signal,
  })
  const answer: { data: OwnRegistrationState[] } | null = response.ok ? await response.json() : null
  return answer?.data ?? []
}
