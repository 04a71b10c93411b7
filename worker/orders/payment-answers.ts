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

const textOrEmpty = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => text ?? ''),
)

const billing = v.object({
  name: v.string(),
  attention: textOrEmpty,
  street: v.string(),
  postcode: v.string(),
  city: v.string(),
  country: v.string(),
  vatId: textOrEmpty,
})

/** Where the invoice of an earlier order went, as the backend answers; null before the first. */
export const BillingAnswer = v.nullable(billing)

/** The same of a company, with its address for mail. */
export const CompanyBillingAnswer = v.nullable(v.object({ ...billing.entries, email: v.string() }))

/** Paying online, as the backend answers; null where it isn't offered. */
export const OfferedOnlineAnswer = v.pipe(
  v.nullish(v.object({ methods: v.array(v.object({ name: v.string() })) }), null),
  v.transform((online) => online && { methods: online.methods.map(({ name }) => name) }),
)
