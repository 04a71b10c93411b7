import { confirmOrderWithPasswordForm } from '../../client/account/forms/activate.ts'
import { confirmOrderForm } from '../../client/subscriptions/confirm-form.ts'
import { type AccountOutcome, accountForm } from '../account-forms/account-form.ts'
import { brokenLink } from '../account-forms/broken-link.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import type { FormContext } from '../forms/form-handler.ts'
import { afterOrder } from './after-order.ts'
import { orderRefusal } from './refusals.ts'

/** Confirms an order by the link of a mail, and signs in to the account of its mailbox. */
export const confirmOrder = accountForm(confirmOrderForm, {
  limit: 'SIGN_IN_LIMIT',
  endsSession: true,
  counts: { done: ['Email link', 'User sign in'] },
  act: (_nothing, context) => confirmed(context, null),
})

/** The same for a mailbox without an account: makes that too. */
export const confirmOrderWithPassword = accountForm(confirmOrderWithPasswordForm, {
  limit: 'SIGN_IN_LIMIT',
  endsSession: true,
  counts: { done: ['Email link', 'User sign up', 'User sign in'] },
  act: ({ password }, context) => confirmed(context, password),
})

async function confirmed(context: FormContext, password: string | null): Promise<AccountOutcome> {
  const { query, subscriptions } = context
  const code = mailedCode(query, 'code')
  if (!code) return brokenLink
  try {
    const { token, ...placed } = await subscriptions.confirm(code, password)
    return { ...afterOrder(placed, context), token }
  } catch (failure) {
    const refused = orderRefusal(failure)
    if (refused) return refused
    throw failure
  }
}
