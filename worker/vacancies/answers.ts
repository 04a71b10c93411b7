import * as v from 'valibot'
import { invoiceStates, ownStates } from '../../client/content/own-vacancy.ts'
import { TypedValues } from '../drafts/typed-values.ts'
import { CompanyBillingAnswer, OfferedMandateAnswer, OfferedOnlineAnswer } from '../orders/payment-answers.ts'
import { decimal, instant, jsonListOf, jsonTexts, locale, publicNumber } from '../strapi/parse/values.ts'

const orNull = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => value || null),
)
const maybeInstant = v.nullish(instant, null)
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const state = v.picklist(ownStates)

const counts = { impressions: count, views: count, clicks: count, applications: count }

const cardEntries = {
  number: publicNumber,
  slug: v.nullish(v.string(), 'concept'),
  title: v.string(),
  reference: orNull,
  places: v.array(v.string()),
  state,
  change: v.nullable(v.picklist(['draft', 'submitted', 'rejected'])),
  rejectReason: orNull,
  postedAt: maybeInstant,
  validThrough: maybeInstant,
  updatedAt: instant,
  totals: v.nullable(v.object(counts)),
  applications: count,
}

const Card = v.object(cardEntries)

export const ListAnswer = dataOf(
  v.object({ items: v.array(Card), total: count, counts: v.record(v.string(), count) }),
)

const person = v.object({ name: orNull, phone: orNull, email: orNull })

const Fields = v.object({
  title: v.string(),
  categories: v.array(v.string()),
  locations: v.array(v.object({ city: orNull, street: orNull, postcode: orNull })),
  remote: v.nullish(v.picklist(['no', 'hybrid', 'full']), 'no'),
  employmentType: jsonTexts,
  hoursMin: v.nullish(decimal, null),
  hoursMax: v.nullish(decimal, null),
  salary: v.nullish(
    v.object({
      min: v.nullish(decimal, null),
      max: v.nullish(decimal, null),
      unit: v.nullish(v.picklist(['HOUR', 'MONTH', 'YEAR']), null),
      hiddenReason: orNull,
    }),
    null,
  ),
  education: orNull,
  experienceMonths: v.nullish(v.number(), null),
  benefits: jsonTexts,
  applyMethod: v.nullish(v.picklist(['form', 'url', 'email']), null),
  applyUrl: orNull,
  applyEmail: orNull,
  contact: v.nullish(person, null),
  reference: orNull,
  language: v.nullish(locale, null),
  description: jsonListOf(v.unknown()),
  postedAt: maybeInstant,
  validThrough: maybeInstant,
  locale,
})

const Act = v.object({
  act: v.picklist([
    ...(['created', 'changed', 'submitted', 'approved', 'rejected', 'published', 'awaits-payment'] as const),
    ...([
      'paused',
      'resumed',
      'filled',
      'extended',
      'relisted',
      'expired',
      'reminded',
      'taken-down',
    ] as const),
  ]),
  at: instant,
  by: orNull,
  note: orNull,
})

export const VacancyAnswer = v.pipe(
  dataOf(
    v.object({
      ...cardEntries,
      documentId: v.string(),
      company: v.object({ documentId: v.string(), name: v.string() }),
      isPublished: v.boolean(),
      isPaid: v.optional(v.boolean(), false),
      fields: Fields,
      unfinished: v.object({
        'vacancy-role': v.optional(TypedValues),
        'vacancy-conditions': v.optional(TypedValues),
        'vacancy-text': v.optional(TypedValues),
      }),
      missing: v.array(v.string()),
      days: v.array(
        v.object({
          day: v.string(),
          ...counts,
          sources: v.array(v.object({ source: v.string(), views: count })),
        }),
      ),
      lastMonth: v.nullable(v.object({ month: v.string(), readers: v.nullable(count) })),
      sources: v.array(v.object({ source: v.nullable(v.string()), views: count })),
      acts: v.array(Act),
    }),
  ),
  v.transform(
    ({
      documentId,
      company,
      isPublished,
      isPaid,
      fields,
      unfinished,
      missing,
      days,
      lastMonth,
      sources,
      acts,
      ...card
    }) => ({
      documentId,
      company,
      card,
      isPublished,
      isPaid,
      fields,
      unfinished,
      missing,
      days,
      lastMonth,
      sources,
      acts,
    }),
  ),
)

export const NumberAnswer = v.pipe(
  dataOf(v.object({ number: publicNumber })),
  v.transform(({ number }) => number),
)

export const PaymentOptionsAnswer = dataOf(
  v.object({
    mandate: OfferedMandateAnswer,
    online: OfferedOnlineAnswer,
    billing: CompanyBillingAnswer,
  }),
)

export const InvoicesAnswer = dataOf(
  v.array(
    v.object({
      number: v.string(),
      at: instant,
      dueAt: instant,
      totalCents: v.pipe(v.number(), v.integer()),
      owedCents: v.pipe(v.number(), v.integer()),
      state: v.picklist(invoiceStates),
      payCode: v.nullish(v.string(), null),
    }),
  ),
)

/** An order; with a code if it is paid online. */
export const OrderAnswer = v.pipe(
  dataOf(v.object({ code: v.optional(v.string()), checkout: v.nullish(v.string(), null) })),
  v.transform(({ code, checkout }) => (code === undefined ? null : { code, checkout })),
)

export const CreditsAnswer = dataOf(v.object({ left: count, expires: maybeInstant }))

function dataOf<Data>(data: v.GenericSchema<unknown, Data>) {
  return v.pipe(
    v.object({ data }),
    v.transform((answer) => answer.data),
  )
}
