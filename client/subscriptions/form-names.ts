import type { confirmOrderWithPasswordForm } from '../account/forms/activate.ts'
import type { confirmOrderForm } from './confirm-form.ts'
import type { orderSubscriptionForm } from './order-form.ts'

/** Names of the forms about subscriptions. */
export type SubscriptionFormName =
  | typeof orderSubscriptionForm.name
  | typeof confirmOrderForm.name
  | typeof confirmOrderWithPasswordForm.name
