import { errors } from '@strapi/utils'
import { type RefusalCode, refusals } from './refusals.ts'

/** Refusals that aren't about the input; users-permissions uses this error for the same. */
const notAboutInput: ReadonlySet<RefusalCode> = new Set([
  'alerts-full',
  'batch-collected',
  'claim-own',
  'claimed-often',
  'companies-many',
  'company-unpublished',
  'event-cancelled',
  'event-closed',
  'event-elsewhere',
  'event-full',
  'event-postponed',
  'event-sold-out',
  'follows-full',
  'invited-often',
  'last-owner',
  'member-already',
  'no-credits',
  'no-direct-debit',
  'nothing-to-collect',
  'no-online-payment',
  'orders-closed',
  'orders-open',
  'refund-moves',
  'registration-closed',
  'seats-full',
  'sign-in-needed',
  'still-owed',
  'subscribed-already',
  'subscription-state',
  'taken',
  'tickets-fixed',
  'tickets-lapsed',
  'too-many-drafts',
  'vacancy-closed',
  'vacancy-state',
  'vacancy-too-long',
])

/**
 * A refusal with status 400 and its code in `details.code`.
 * @param field The field that it is about, listed in `details.errors` as Strapi does.
 */
export function refusal(code: RefusalCode, field?: string) {
  const message = refusals[code]
  const about = field ? { errors: [{ path: [field], message, name: 'ValidationError' }] } : {}
  const details = { code, ...about }
  return notAboutInput.has(code)
    ? new errors.ApplicationError(message, details)
    : new errors.ValidationError(message, details)
}

/** Whether something was refused with a code of ours. */
export function isRefusal(failure: unknown): boolean {
  return failure instanceof errors.ApplicationError && Object.hasOwn(failure.details, 'code')
}
