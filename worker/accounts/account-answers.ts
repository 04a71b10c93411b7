import * as v from 'valibot'
import { consentActs, consentPurposes } from '../../client/content/consent-step.ts'
import { alertFrequencies } from '../../client/content/job-alert.ts'
import { defaultLocale } from '../../client/content/locale.ts'
import { newsletters } from '../../client/content/newsletter.ts'
import { decimal, instant, jsonListOf, locale, publicNumber } from '../strapi/parse/values.ts'

const orNull = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => value || null),
)
const maybeInstant = v.nullish(instant, null)
const userId = v.pipe(v.number(), v.integer())

/** How long an account counts as new, in milliseconds: a first social sign-in creates it. */
const newMs = 60_000

/** The backend's answer to a sign-in. */
export const SessionAnswer = v.pipe(
  v.object({
    jwt: v.pipe(v.string(), v.nonEmpty()),
    user: v.object({ id: userId, createdAt: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
  }),
  v.transform(({ jwt, user: { id, createdAt } }) => ({
    token: jwt,
    userId: id,
    isNew: createdAt !== undefined && Date.now() - Date.parse(createdAt) < newMs,
  })),
)

const OwnCompany = v.object({
  documentId: v.string(),
  link: v.string(),
  name: v.string(),
  role: v.picklist(['owner', 'editor']),
})

export const UserAnswer = v.object({
  id: userId,
  username: v.string(),
  email: v.string(),
  pendingEmail: orNull,
  provider: v.nullish(v.string(), 'local'),
  confirmed: v.nullish(v.boolean(), false),
  firstName: orNull,
  lastName: orNull,
  phone: orNull,
  company: orNull,
  jobTitle: orNull,
  language: v.nullish(locale, defaultLocale),
  tier: v.nullish(v.picklist(['reader', 'subscriber']), 'reader'),
  partner: v.nullish(OwnCompany, null),
  companies: v.nullish(v.array(OwnCompany), []),
})

export const FollowsAnswer = v.object({
  data: v.object({
    topics: v.array(v.string()),
    mail: v.nullable(v.object({ frequency: v.picklist(alertFrequencies), weekday: v.number() })),
    consent: v.string(),
  }),
})
export const ChangedFollowsAnswer = v.object({ data: v.object({ topics: v.array(v.string()) }) })

export const NewslettersAnswer = v.object({
  lists: v.array(v.picklist(newsletters)),
  consent: v.object({ text: v.string(), version: v.string() }),
  consents: v.array(
    v.object({
      purpose: v.picklist(consentPurposes),
      step: v.picklist(consentActs),
      text: orNull,
      version: orNull,
      at: instant,
    }),
  ),
})

const Subscription = v.pipe(
  v.object({
    documentId: v.string(),
    number: v.nullish(v.number(), null),
    product: v.nullish(v.object({ name: v.string(), slug: v.string(), locale }), null),
    state: v.picklist(['new', 'active', 'paused', 'cancelled', 'ended']),
    startsAt: maybeInstant,
    interval: v.nullish(v.picklist(['once', 'month', 'quarter', 'year']), null),
    cancelAt: maybeInstant,
    // Stored as JSON without a schema in the backend.
    priceSnapshot: v.fallback(
      v.nullish(v.object({ amount: decimal, currency: v.string(), vatRate: v.nullish(decimal, null) }), null),
      null,
    ),
    ibanMasked: orNull,
    payment: v.nullish(v.picklist(['invoice', 'incasso', 'online']), null),
    trialEndsAt: maybeInstant,
  }),
  v.transform(({ priceSnapshot, ...rest }) => ({ ...rest, price: priceSnapshot })),
)
export const SubscriptionsAnswer = listOf(Subscription)

const Event = v.pipe(
  v.object({
    number: publicNumber,
    slug: v.string(),
    title: v.string(),
    locale,
    startsAt: instant,
    endsAt: maybeInstant,
    allDay: v.nullish(v.boolean(), false),
    eventStatus: v.nullish(v.picklist(['scheduled', 'moved', 'postponed', 'cancelled', 'sold-out']), null),
    venue: orNull,
    city: orNull,
  }),
  v.transform(({ eventStatus, ...rest }) => ({ ...rest, status: eventStatus })),
)
const Attendees = v.pipe(
  jsonListOf(v.object({ name: v.nullish(v.string()), email: v.nullish(v.string()) })),
  v.transform((list) => list.map(({ name, email }) => ({ name: name || null, email: email || null }))),
)
export const RegistrationsAnswer = listOf(
  v.object({
    documentId: v.string(),
    code: v.string(),
    event: v.nullish(Event, null),
    offer: orNull,
    attendees: Attendees,
    price: v.nullish(decimal, null),
    state: v.picklist(['new', 'confirmed', 'cancelled', 'waiting-list']),
    ticketCode: orNull,
  }),
)

export const SavedAnswer = listOf(
  v.object({
    kind: v.picklist(['content', 'vacancy', 'event']),
    number: publicNumber,
    savedAt: instant,
    note: orNull,
  }),
)

export const InvitationAnswer = v.pipe(
  v.object({
    data: v.nullish(
      v.object({
        email: v.string(),
        role: v.picklist(['owner', 'editor']),
        partner: v.nullish(v.object({ name: v.string(), link: v.string() }), null),
        expiresAt: instant,
        state: v.picklist(['open', 'accepted', 'expired', 'revoked']),
        hasAccount: v.boolean(),
      }),
      null,
    ),
  }),
  v.transform(({ data }) => data),
)

function listOf<Item>(item: v.GenericSchema<unknown, Item>) {
  return v.pipe(
    v.object({ data: v.array(item) }),
    v.transform(({ data }) => data),
  )
}
