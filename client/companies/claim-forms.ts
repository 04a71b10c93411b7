import * as v from 'valibot'
import { defineForm } from '../forms/define-form.ts'
import { email, line } from '../forms/rules.ts'

/** Claiming the profile of the company that the page is about. */
export const claimForm = defineForm({
  name: 'claim-company',
  schema: v.object({ name: line(120), job: line(120), email }),
  initial: { name: '', job: '', email: '' },
})

/** The code that was mailed to the address at work. */
export const confirmClaimForm = defineForm({
  name: 'confirm-claim',
  schema: v.object({ code: line(40) }),
  initial: { code: '' },
})
