import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'
import { oneOf } from '../../forms/rules.ts'

/** Taking something off the reading list. */
export const unsaveForm = defineForm({
  name: 'unsave',
  schema: v.object({
    kind: oneOf(['content', 'vacancy', 'event']),
    number: v.pipe(v.string('form.invalid'), v.regex(/^[1-9]\d{0,8}$/, 'form.invalid'), v.transform(Number)),
  }),
  initial: { kind: '', number: '' },
})
