import * as v from 'valibot'
import { defineForm } from '../forms/define-form.ts'

/** Withdrawing an application by the link of a mail: its code stands in the address of the page, never in a field. */
export const withdrawByLinkForm = defineForm({
  name: 'withdraw-by-link',
  schema: v.object({}),
  initial: {},
})

/** Withdrawing an application of one's account. */
export const withdrawForm = defineForm({
  name: 'withdraw',
  schema: v.object({
    application: v.pipe(v.string('form.invalid'), v.regex(/^\w{1,40}$/, 'form.invalid')),
  }),
  initial: { application: '' },
})

/** The name of a form that withdraws an application. */
export type WithdrawFormName = typeof withdrawByLinkForm.name | typeof withdrawForm.name
