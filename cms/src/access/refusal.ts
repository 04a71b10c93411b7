import { errors } from '@strapi/utils'

/**
 * Why our own controllers refuse a request: a code for the worker, which has a message for each
 * (`worker/accounts/account-errors.ts`), and a sentence for people who call the API. Where users-permissions refuses
 * the same, the sentence is its own.
 */
export const refusals = {
  'alerts-full': 'Too many alerts',
  'another-password-needed': 'Another password is needed',
  'batch-collected': 'Debits of the batch are booked',
  'billing-own-address': 'email must be that of the account until the company is published',
  'claim-code': 'code is wrong or has expired',
  'claim-free-mail': 'email must be an address of the company',
  'claim-own': 'A member of the company claims nothing',
  'claimed-often': 'Too many claims',
  'companies-many': 'Too many companies wait for the editors',
  'collection-day': 'Nothing can be collected on that day',
  'company-known': 'kvk is the number of a company that has a profile',
  'company-unpublished': 'The company is not published yet',
  'consent-needed': 'The mandate is not agreed to',
  'event-cancelled': 'The event is cancelled',
  'event-closed': 'Registration has closed',
  'event-elsewhere': 'Registration is not by this site',
  'event-full': 'There are not enough places',
  'event-offer': 'This ticket cannot be had here',
  'event-postponed': 'The event is postponed',
  'event-sold-out': 'The event is sold out',
  'follows-full': 'Too many followed topics',
  'incorrect-code': 'Incorrect code provided',
  'invalid-token': 'Invalid token',
  'invited-often': 'Too many invitations',
  'last-owner': 'A company keeps an owner',
  'member-already': 'A member of the company already',
  'no-credits': 'No credits left',
  'no-direct-debit': 'Direct debit is not possible',
  'no-delivery': 'Nothing is delivered to this address',
  'nothing-to-collect': 'No order can be collected',
  'no-online-payment': 'Nothing can be paid online',
  'orders-closed': 'Nothing can be ordered',
  'orders-open': 'Too many orders are not paid',
  'pause-long': 'A pause is that long at most',
  'password-common': 'password is too common',
  'password-long': 'password must be at most 72 bytes',
  'password-personal': 'password is too personal',
  'password-short': 'password must be at least 10 characters',
  'passwords-differ': 'Passwords do not match',
  'picture-large': 'The picture is too large',
  'picture-small': 'The picture is too small',
  'picture-type': 'The picture is none that can be read',
  postcode: 'The postcode is none of this country',
  'refund-moves': 'The provider still works on the refund, or it has ended',
  'registration-closed': 'Register action is currently disabled',
  'sign-in-needed': 'An account is needed to pay later',
  'start-day': 'It cannot begin on this day',
  'subscribed-already': 'There is such a subscription already',
  'still-owed': 'An earlier subscription is not paid',
  'statement-account': 'The statement is about another account',
  'statement-large': 'The file is too large',
  'statement-unreadable': 'The file is no statement that can be read',
  'seats-full': 'All seats are given',
  'subscription-state': 'The subscription is not in a state for this',
  'tickets-fixed': 'The number of tickets that were ordered is fixed',
  'tickets-lapsed': 'The places are no longer held',
  'too-late': 'Too late',
  'too-many-drafts': 'The company has too many drafts',
  'vacancy-state': 'Its state does not allow this',
  'vacancy-too-long': 'It would be open for too long',
  'vat-id': 'The VAT number is none of this country',
  'wrong-amount': 'The amount is more than is owed or was paid',
  'wrong-password': 'The provided current password is invalid',
  'vacancy-closed': 'This vacancy has closed',
  taken: 'Email or Username are already taken',
} as const

/** The code of a refusal. */
export type RefusalCode = keyof typeof refusals

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
