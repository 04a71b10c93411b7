import * as v from 'valibot'
import { defineForm } from '../forms/define-form.ts'
import { line } from '../forms/rules.ts'

/** Handing a company's profile in. Companies are named by their documentIds. */
export const submitProfileForm = defineForm({
  name: 'submit-profile',
  schema: v.object({ company: line(64) }),
  initial: { company: '' },
})

/** Dropping the change to what is on the site. */
export const discardProfileForm = defineForm({
  name: 'discard-profile',
  schema: v.object({ company: line(64) }),
  initial: { company: '' },
})
