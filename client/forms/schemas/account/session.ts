import * as v from 'valibot'

/** A place where one is signed in, by the name that the list gives it. */
export const sessionSchema = v.object({
  session: v.pipe(v.string('form.invalid'), v.regex(/^[0-9a-f]{24}$/, 'form.invalid')),
})
