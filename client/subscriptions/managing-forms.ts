import * as v from 'valibot'
import { defineForm } from '../forms/define-form.ts'
import { email, line, oneOf } from '../forms/rules.ts'
import { day } from '../forms/standard-rules.ts'
import { wholeMandate } from '../orders/mandate-rules.ts'
import { paymentRules } from '../orders/payment-fields.ts'

// Which subscription it is stands in the address of the page, never in a field.

/** What one press does with a subscription. */
export const subscriptionActs = ['cancel', 'keep', 'resume', 'withdraw'] as const

/** One press that changes a subscription. */
export const subscriptionActForm = defineForm({
  name: 'subscription-act',
  schema: v.object({ act: oneOf(subscriptionActs) }),
  initial: { act: '' },
})

/** Pausing until a day. */
export const pauseForm = defineForm({
  name: 'pause-subscription',
  schema: v.object({
    until: day,
  }),
  initial: { until: '' },
})

const payment = v.object(paymentRules)

/** Paying in another way, or from another account, from now on. */
export const subscriptionPaymentForm = defineForm({
  name: 'subscription-payment',
  schema: v.pipe(payment, wholeMandate<v.InferOutput<typeof payment>>()),
  initial: { payment: 'invoice', iban: '', holder: '', mandate: '', consent: false },
})

/** Countries that magazines are sent to. */
export const deliveryCountries = ['NL', 'BE'] as const

/** Where magazines go from now on. */
export const deliveryForm = defineForm({
  name: 'subscription-delivery',
  schema: v.object({
    street: line(120),
    postcode: line(12),
    city: line(80),
    country: oneOf(deliveryCountries),
  }),
  initial: { street: '', postcode: '', city: '', country: 'NL' },
})

/** Giving a seat to a colleague. */
export const giveSeatForm = defineForm({
  name: 'give-seat',
  schema: v.object({ email }),
  initial: { email: '' },
})

/** Taking a seat back, by its id. */
export const takeSeatForm = defineForm({
  name: 'take-seat',
  schema: v.object({ seat: line(60) }),
  initial: { seat: '' },
})

/** Accepting a seat with the account that is signed in. */
export const acceptSeatForm = defineForm({ name: 'accept-seat', schema: v.object({}), initial: {} })

/** Asking for the link of a subscription, to cancel it. */
export const cancelRequestForm = defineForm({
  name: 'cancel-request',
  schema: v.object({
    number: v.pipe(
      v.string('form.required'),
      v.trim(),
      v.nonEmpty('form.required'),
      v.regex(/^\d{1,9}$/, 'form.number'),
      v.transform(Number),
    ),
    email,
  }),
  initial: { number: '', email: '' },
  isForStrangers: true,
})

/** Withdrawing from a contract, in two steps. The first asks only whether all of it is right. */
export const withdrawalForm = defineForm({
  name: 'withdrawal',
  schema: v.object({
    name: line(120),
    contract: line(200),
    email,
    // Filled in by the second step.
    confirmed: v.optional(v.string('form.invalid'), ''),
  }),
  initial: { name: '', contract: '', email: '', confirmed: '' },
  isForStrangers: true,
})

/** The name of a form with which a subscription is managed, or left. */
export type ManagingFormName =
  | typeof subscriptionActForm.name
  | typeof pauseForm.name
  | typeof subscriptionPaymentForm.name
  | typeof deliveryForm.name
  | typeof giveSeatForm.name
  | typeof takeSeatForm.name
  | typeof acceptSeatForm.name
  | typeof cancelRequestForm.name
  | typeof withdrawalForm.name
