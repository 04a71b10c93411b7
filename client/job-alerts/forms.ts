import * as v from 'valibot'
import { alertFrequencies } from '../content/job-alert.ts'
import { defineForm } from '../forms/define-form.ts'
import { email, oneOf } from '../forms/rules.ts'

/** Asking for an alert about what the page shows. Without an account a mail asks the owner of the address to confirm. */
export const jobAlertForm = defineForm({
  name: 'job-alert',
  schema: v.object({
    // A topic of `client/push/topics.ts`. Nobody types it, so the worker answers for a wrong one.
    subject: v.fallback(v.pipe(v.string(), v.maxLength(4000)), ''),
    email,
    frequency: oneOf(alertFrequencies),
  }),
  initial: { subject: '', email: '', frequency: 'daily' },
  isForStrangers: true,
})

// The code of a mail stands in the address of the page, never in a field.
const press = { schema: v.object({}), initial: {} }

/** Confirming an alert. */
export const confirmAlertForm = defineForm({ name: 'confirm-job-alert', ...press })

/** Ending the alert of a mail, or refusing one that somebody else asked for. */
export const endAlertForm = defineForm({ name: 'end-job-alert', ...press })

/** Changing how often an alert tells, or ending it; `all` is every alert of the address. */
export const changeAlertForm = defineForm({
  name: 'change-job-alert',
  schema: v.object({
    alert: v.pipe(v.string('form.invalid'), v.regex(/^\w{1,40}$/, 'form.invalid')),
    frequency: oneOf([...alertFrequencies, 'never']),
  }),
  initial: { alert: '', frequency: '' },
})

/** The name of a form about alerts. */
export type AlertFormName =
  | typeof jobAlertForm.name
  | typeof confirmAlertForm.name
  | typeof endAlertForm.name
  | typeof changeAlertForm.name
