import {
  acceptSeatForm,
  deliveryForm,
  giveSeatForm,
  pauseForm,
  subscriptionActForm,
  subscriptionPaymentForm,
  takeSeatForm,
} from '../../client/subscriptions/managing-forms.ts'
import { recheckSession } from '../accounts/current-user.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import { type FormContext, formHandler, type Outcome } from '../forms/form-handler.ts'
import { signedOut } from '../forms/signed-out.ts'
import { paymentIn } from '../orders/order-payment.ts'
import { StrapiError } from '../strapi-error.ts'
import type { SubscriptionAct } from '../subscriptions/managed-subscriptions.ts'
import { carriedIn, managerIn } from './manager-in.ts'
import { managingRefusal, refusedWith } from './managing-refusal.ts'

/** Each may be sent again: the backend changes nothing the second time. */
const options = { limit: 'SIGN_IN_LIMIT', isRepeatable: true } as const

/** One press that changes a subscription. */
export const actOnSubscription = formHandler(subscriptionActForm, {
  ...options,
  act: ({ act }, context) => changed({ act }, context),
})

/** Pauses it until a day. */
export const pauseSubscription = formHandler(pauseForm, {
  ...options,
  act: ({ until }, context) => changed({ act: 'pause', until }, context),
})

/** Sends its magazines elsewhere. */
export const changeDelivery = formHandler(deliveryForm, {
  ...options,
  async act(address, context) {
    const outcome = await changed({ act: 'address', ...address }, context)
    return outcome.kind === 'go'
      ? { kind: 'stay', notice: { key: 'subscription-form.done-address' } }
      : outcome
  },
})

/** Pays it in another way, or from another account. */
export const changePayment = formHandler(subscriptionPaymentForm, {
  ...options,
  async act(input, context) {
    const outcome = await changed({ act: 'pay', payment: paymentIn(input) }, context)
    return outcome.kind === 'go'
      ? { kind: 'stay', notice: { key: 'subscription-form.done-payment' } }
      : outcome
  },
})

/** Gives a seat to a colleague, whose mail is in the language of this page. */
export const giveSeat = formHandler(giveSeatForm, {
  limit: 'MAIL_LIMIT',
  isRepeatable: true,
  act: ({ email }, context) => changed({ act: 'give-seat', email, language: context.locale }, context),
})

/** Takes a seat back. */
export const takeSeat = formHandler(takeSeatForm, {
  ...options,
  act: ({ seat }, context) => changed({ act: 'take-seat', seat }, context),
})

/** Accepts a seat with the account that is signed in. */
export const acceptSeat = formHandler(acceptSeatForm, {
  ...options,
  async act(_nothing, { query, visitor, managedSubscriptions, href }) {
    const code = mailedCode(query, 'plek') ?? ''
    if (!visitor.signedIn) return signedOut
    try {
      await managedSubscriptions.acceptSeat(visitor.token, code)
    } catch (failure) {
      if (!(failure instanceof StrapiError)) throw failure
      if (failure.status === 403) return refusedWith('seat-other')
      if (failure.status === 404) return refusedWith('seat-gone')
      throw failure
    }
    recheckSession(visitor.token)
    return { kind: 'go', path: href('abonnement', {}, { plek: code }) }
  },
})

/** Does it for whoever manages the subscription of the address, and comes back to it. */
async function changed(change: SubscriptionAct, context: FormContext): Promise<Outcome> {
  const { query, visitor, managedSubscriptions, href } = context
  const manager = managerIn(context)
  if (!manager) return visitor.signedIn ? refusedWith('broken') : signedOut
  try {
    await managedSubscriptions.act(manager, change)
  } catch (failure) {
    const refused = failure instanceof StrapiError ? managingRefusal(failure) : null
    if (!refused) throw failure
    return refused
  }
  // What they may read may have changed.
  if (visitor.signedIn) recheckSession(visitor.token)
  return { kind: 'go', path: href('abonnement', {}, carriedIn(query)) }
}
