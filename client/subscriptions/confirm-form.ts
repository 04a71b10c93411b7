import * as v from 'valibot'
import { defineForm } from '../forms/define-form.ts'

/** Confirming an order by the link of a mail; `confirmOrderWithPasswordForm` also makes the account. */
export const confirmOrderForm = defineForm({
  name: 'confirm-subscription',
  schema: v.object({}),
  initial: {},
})
