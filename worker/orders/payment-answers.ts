import * as v from 'valibot'

/** What is agreed to for a direct debit, as the backend answers; null where it isn't offered. */
export const OfferedMandateAnswer = v.nullable(
  v.object({
    version: v.string(),
    title: v.string(),
    text: v.string(),
    creditor: v.object({ name: v.string(), address: v.string(), creditorId: v.string() }),
  }),
)

/** Paying online, as the backend answers; null where it isn't offered. */
export const OfferedOnlineAnswer = v.pipe(
  v.nullish(v.object({ methods: v.array(v.object({ name: v.string() })) }), null),
  v.transform((online) => online && { methods: online.methods.map(({ name }) => name) }),
)
