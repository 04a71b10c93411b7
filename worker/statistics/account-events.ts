import type { EventType } from '../../client/analytics/event-types.ts'
import type { OpenRouteName } from '../../client/routes.ts'
import type { Outcome } from '../forms/form-handler.ts'

/** What the backend's answer to a form counts as, whether it was done or refused. */
interface FormEvents {
  done: readonly EventType[]
  refused?: readonly EventType[]
}

/** By page and name of the form; all others count as nothing. A mailed code is used where its form is sent, not where it is opened. */
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

/**
 * What a form counts as, once it was acted upon.
 * @param form Its name on that page.
 */
export function eventsOfForm(page: OpenRouteName, form: string, outcome: Outcome): readonly EventType[] {
  const known = events[`${page}/${form}`]
  if (!known) return []
  if (outcome.kind !== 'refused') return known.done
  // An outage refuses everybody, whatever they typed.
  return outcome.status < 500 ? (known.refused ?? []) : []
}
