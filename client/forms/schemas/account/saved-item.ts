import * as v from 'valibot'
import { oneOf } from '../../rules.ts'

/** Something on the reading list. */
export const savedItemSchema = v.object({
  kind: oneOf(['content', 'vacancy', 'event']),
  number: v.pipe(v.string('form.invalid'), v.regex(/^[1-9]\d{0,8}$/, 'form.invalid'), v.transform(Number)),
})
