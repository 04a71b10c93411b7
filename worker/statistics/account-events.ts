import type { EventType } from '../../client/content/event-types.ts'
import type { OpenRouteName } from '../../client/routes.ts'

/** The events that a form counts as, by outcome. */
interface FormEvents {
  done: readonly EventType[]
  refused?: readonly EventType[]
}

/**
 * By `page/form`; other forms count as nothing. A mailed code counts when its form is submitted, not when it is opened.
 */
const events: Readonly<Record<string, FormEvents>> = {
  'inloggen/sign-in': { done: ['User sign in'], refused: ['User auth fail'] },
  'registreren/register': { done: ['User sign up'] },
  'wachtwoord-vergeten/forgot': { done: ['User forgot password'] },
  'wachtwoord-reset/reset': { done: ['Email link', 'User update password', 'User sign in'] },
  'email-valideren/confirm': { done: ['Email link'] },
  'email-valideren/confirm-with-password': {
    done: ['Email link', 'User update password', 'User sign in'],
  },
  'email-valideren/confirm-change': { done: ['Email link'] },
  'account-activeren/activate': { done: ['Email link', 'User sign up', 'User sign in'] },
  'account/password': { done: ['User update password'] },
  'uitnodiging/accept': { done: ['Email link'] },
  'uitnodiging/register': { done: ['Email link', 'User sign up', 'User sign in'] },
}

/** What came of a form. */
type Answered = { kind: 'done' | 'said' } | { kind: 'refused'; status: number }

/**
 * The events for a form, after it was handled.
 * @param form Its name on that page.
 */
export function eventsOfForm(page: OpenRouteName, form: string, outcome: Answered): readonly EventType[] {
  const known = events[`${page}/${form}`]
  if (!known) return []
  if (outcome.kind !== 'refused') return known.done
  // An outage refuses everyone, whatever they typed.
  return outcome.status < 500 ? (known.refused ?? []) : []
}
