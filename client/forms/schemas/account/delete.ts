import * as v from 'valibot'
import { currentPassword, ticked } from '../../rules.ts'

const sure = v.pipe(ticked, v.literal(true, 'form.required'))

/** Leaving for good. */
export const deleteSchema = v.object({ currentPassword, sure })

/** The same for who signs in through another service, and has no password here. */
export const deleteByProviderSchema = v.object({ sure })
