import * as v from 'valibot'

/** One's place at an event. */
export const registrationSchema = v.object({
  registration: v.pipe(v.string('form.invalid'), v.regex(/^\w{1,40}$/, 'form.invalid')),
})
