import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'
import { currentPassword, ticked } from '../../forms/rules.ts'

const sure = v.pipe(ticked, v.literal(true, 'form.required'))

/** Leaving for good. */
export const deleteForm = defineForm({
  name: 'delete',
  schema: v.object({ currentPassword, sure }),
  initial: { currentPassword: '', sure: false },
})

/** The same for who signs in through another service, and has no password here. */
export const deleteByProviderForm = defineForm({
  name: 'delete-provider',
  schema: v.object({ sure }),
  initial: { sure: false },
})
