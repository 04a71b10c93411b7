import * as v from 'valibot'
import { sections } from '../../../client/content/article-card.ts'
import type { Event, EventOffer, RegistrationTerms } from '../../../client/content/event.ts'
import type { EventCard, Organizer } from '../../../client/content/event-card.ts'
import { type EventQuestion, maxQuestions } from '../../../client/content/event-question.ts'
import { isSoldHere } from '../../content/sold-here.ts'
import { mayPointTo } from '../../http/may-point-to.ts'
import { blocksFrom, DynamicZone } from './blocks.ts'
import { PartnerReferenceEntry, partnerReferenceFrom } from './partner-reference.ts'
import { Media, PictureComponent, pictureFrom, pictureFromMedia } from './picture.ts'
import { VenueComponent, venueFrom } from './place.ts'
import { SeoComponent, seoFrom } from './seo.ts'
import { translationsOf } from './translations.ts'
import { decimal, instant, Label, Localizations, locale, publicNumber, text } from './values.ts'

const CardEntry = v.object({
  number: publicNumber,
  slug: v.string(),
  locale,
  title: v.string(),
  intro: text,
  startsAt: instant,
  endsAt: v.nullish(instant),
  allDay: v.nullish(v.boolean()),
  eventStatus: v.nullish(v.picklist(['scheduled', 'moved', 'postponed', 'cancelled', 'sold-out'])),
  isFull: v.nullish(v.boolean()),
  attendance: v.nullish(v.picklist(['offline', 'online', 'mixed'])),
  venue: v.nullish(VenueComponent),
  section: v.nullish(v.picklist(sections)),
  hero: v.nullish(PictureComponent),
  organizer: v.nullish(PartnerReferenceEntry),
  organizerName: text,
  organizerUrl: text,
  offers: v.nullish(v.array(v.object({ price: v.nullish(decimal), currency: text }))),
})

const OfferComponent = v.object({
  name: v.string(),
  price: v.nullish(decimal),
  currency: text,
  url: text,
  validFrom: v.nullish(instant),
  availability: v.nullish(v.picklist(['in-stock', 'limited', 'sold-out', 'preorder'])),
})

const SpeakerComponent = v.object({
  name: v.string(),
  role: text,
  company: text,
  partner: v.nullish(v.object({ name: v.string() })),
  photo: v.nullish(Media),
})

const ProgrammeComponent = v.object({
  day: v.nullish(v.number()),
  time: text,
  title: v.string(),
  speaker: text,
})

const QuestionComponent = v.object({
  code: v.string(),
  label: v.string(),
  kind: v.picklist(['text', 'choice']),
  choices: text,
  isRequired: v.nullish(v.boolean()),
})

const RegistrationComponent = v.object({
  mode: v.picklist(['own', 'external', 'none']),
  url: text,
  closesAt: v.nullish(instant),
  capacity: v.nullish(v.number()),
  sellsTickets: v.nullish(v.boolean()),
})

export const EventEntry = v.object({
  ...CardEntry.entries,
  documentId: v.string(),
  body: v.nullish(DynamicZone),
  previousStart: v.nullish(instant),
  onlineUrl: text,
  speakers: v.nullish(v.array(SpeakerComponent)),
  programme: v.nullish(v.array(ProgrammeComponent)),
  offers: v.nullish(v.array(OfferComponent)),
  questions: v.nullish(v.array(QuestionComponent)),
  registration: v.nullish(RegistrationComponent),
  partners: v.nullish(v.array(PartnerReferenceEntry)),
  gallery: v.nullish(v.array(PictureComponent)),
  tags: v.nullish(v.array(Label)),
  firstPublishedAt: instant,
  updatedAt: v.string(),
  seo: v.nullish(SeoComponent),
  localizations: Localizations,
})

/** Parses an event entry with list fields. @throws ValiError */
export function eventCardFrom(entry: unknown): EventCard {
  return cardOf(v.parse(CardEntry, entry))
}

/** Parses a fully populated event entry. @throws ValiError */
export function eventFrom(entry: unknown): Event {
  const parsed = v.parse(EventEntry, entry)
  const registration = registrationFrom(parsed.registration)
  const card = cardOf(parsed)
  return {
    ...card,
    documentId: parsed.documentId,
    body: blocksFrom(parsed.body ?? [], parsed.locale),
    previousStart: parsed.previousStart ?? null,
    onlineUrl: mayPointTo.website(parsed.onlineUrl),
    speakers: (parsed.speakers ?? []).map(({ name, role, company, partner, photo }) => ({
      name,
      role: role || null,
      company: company || partner?.name || null,
      photo: pictureFromMedia(photo),
    })),
    programme: (parsed.programme ?? []).map(({ day, time, title, speaker }) => ({
      day: day ?? 1,
      time: time ?? '',
      title,
      speaker: speaker || null,
    })),
    offers: (parsed.offers ?? [])
      .flatMap((offer) => offerFrom(offer) ?? [])
      .map((offer) =>
        card.isFull && isSoldHere(offer, registration) ? { ...offer, availability: 'waiting-list' } : offer,
      ),
    questions: (parsed.questions ?? []).slice(0, maxQuestions).map(questionFrom),
    registration,
    partners: (parsed.partners ?? []).map(partnerReferenceFrom),
    gallery: (parsed.gallery ?? []).flatMap((picture) => pictureFrom(picture) ?? []),
    tags: parsed.tags ?? [],
    publishedAt: parsed.firstPublishedAt,
    updatedAt: parsed.updatedAt,
    translations: translationsOf([parsed, ...parsed.localizations], (slug) => ['events-slug', { slug }]),
    seo: seoFrom(parsed.seo),
  }
}

function questionFrom({
  code,
  label,
  kind,
  choices,
  isRequired,
}: v.InferOutput<typeof QuestionComponent>): EventQuestion {
  const lines = (choices ?? '').split('\n').map((choice) => choice.trim())
  return {
    ...{ code, label },
    choices: kind === 'choice' ? lines.filter(Boolean) : null,
    isRequired: isRequired ?? false,
  }
}

/** The instant at which an event is over; without an end, the end of its start day (UTC). */
export function endOfEvent({ startsAt, endsAt }: Pick<EventCard, 'startsAt' | 'endsAt'>): string {
  return endsAt ?? `${startsAt.slice(0, 10)}T23:59:59.999Z`
}

function cardOf(entry: v.InferOutput<typeof CardEntry>): EventCard {
  return {
    number: entry.number,
    slug: entry.slug,
    locale: entry.locale,
    title: entry.title,
    intro: entry.intro ?? '',
    startsAt: entry.startsAt,
    endsAt: entry.endsAt ?? null,
    isAllDay: entry.allDay ?? false,
    status: entry.eventStatus ?? 'scheduled',
    isFull: entry.isFull ?? false,
    attendance: entry.attendance ?? (entry.venue ? 'offline' : 'online'),
    venue: venueFrom(entry.venue),
    section: entry.section ?? null,
    picture: pictureFrom(entry.hero),
    organizer: organizerFrom(entry),
    priceFrom: lowestPrice(entry.offers ?? []),
  }
}

function organizerFrom({
  organizer,
  organizerName,
  organizerUrl,
}: Pick<v.InferOutput<typeof CardEntry>, 'organizer' | 'organizerName' | 'organizerUrl'>): Organizer | null {
  if (organizer) return { partner: partnerReferenceFrom(organizer) }
  return organizerName ? { name: organizerName, url: mayPointTo.website(organizerUrl) } : null
}

/** The lowest price in euros; prices in other currencies can't be compared. */
function lowestPrice(offers: NonNullable<v.InferOutput<typeof CardEntry>['offers']>): number | null {
  const prices = offers.flatMap(({ price, currency }) =>
    price == null || (currency || 'EUR') !== 'EUR' ? [] : [price],
  )
  // Free for students doesn't make an event free: it is free only if nobody pays.
  const paid = prices.filter((price) => price > 0)
  return paid.length > 0 ? Math.min(...paid) : (prices[0] ?? null)
}

/** Null for an offer without a price: it isn't an offer yet. */
function offerFrom(offer: v.InferOutput<typeof OfferComponent>): EventOffer | null {
  if (offer.price == null) return null
  return {
    name: offer.name,
    price: offer.price,
    currency: offer.currency || 'EUR',
    url: mayPointTo.website(offer.url),
    validFrom: offer.validFrom ?? null,
    availability: offer.availability ?? 'in-stock',
  }
}

function registrationFrom(
  terms: v.InferOutput<typeof RegistrationComponent> | null | undefined,
): RegistrationTerms {
  const url = mayPointTo.website(terms?.url)
  // External registration requires an address.
  const mode = !terms || (terms.mode === 'external' && !url) ? 'none' : terms.mode
  return {
    mode,
    url,
    closesAt: terms?.closesAt ?? null,
    capacity: terms?.capacity ?? null,
    sellsTickets: mode === 'own' && terms?.sellsTickets === true,
  }
}
