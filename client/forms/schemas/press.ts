import * as v from 'valibot'

/** A button and nothing else: what it does stands in the address of its page. */
export const pressSchema = v.object({})
