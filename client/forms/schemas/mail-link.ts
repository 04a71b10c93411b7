import * as v from 'valibot'
import { email } from '../rules.ts'

/** Asking for a link by mail: to choose another password, or to confirm an address. */
export const mailLinkSchema = v.object({ email })
