import * as v from 'valibot'
import { defineForm } from '../forms/define-form.ts'
import { line } from '../forms/rules.ts'

/** Letting an attendee in, on the page of whoever stands at the door. */
export const checkInForm = defineForm({
  name: 'check-in',
  schema: v.object({ ticket: line(60), by: line(120) }),
  initial: { ticket: '', by: '' },
})
