import { eventPath } from '../../client/components/event-path.ts'
import type { Event, EventOffer } from '../../client/content/event.ts'
import type { EventCard } from '../../client/content/event-card.ts'
import { isSoldHere } from '../content/sold-here.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { report } from '../report.ts'
import { isOver, registrationOf } from './event-state.ts'
import type { LoadedPage, MovedPage } from './loader.ts'
import { publicSlug } from './public-slug.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { eventNode } from './structured-data/event.ts'
import { translationRedirect } from './translation-redirect.ts'

const maxRelated = 3

/** Registrations that come by this site. */
const form = { kind: 'form', form: 'event-registration' } as const

/**
 * One event, and other upcoming ones. Its slug in another language redirects to its address in this one; an
 * untranslated event redirects to a language in which it exists.
 * @throws SiteError `NotFoundError` if no published event has the slug.
 */
export async function loadEvent(context: LoadContext): Promise<LoadedPage<'events-slug'> | MovedPage> {
  const { params, locale, content, site, t, href, now, today } = context
  const slug = publicSlug(params.slug)
  // Started early; the event is shown even without it, so a failure costs the reader only this part.
  const ahead = content
    .events({ locale, when: 'ahead', today, page: 1, pageSize: 50 })
    .then(({ items }) => items)
    .catch((failure) => {
      report('related-events', failure, { event: slug })
      return []
    })
  const event = await content.event(slug, locale)
  if (!event) return inAnotherLanguage(context, slug)
  const path = eventPath(event)
  const tickets = ticketsHere(event)
  const picture = event.seo.picture ?? event.picture
  return {
    props: {
      event,
      isOver: isOver(event, now),
      registration: registrationOf(event, now),
      form: tickets && !isOver(event, now) ? form : null,
      tickets: (tickets ?? []).map(({ name, price }) => ({ name, price })),
      related: ahead.then((events) => relatedTo(event, events)),
    },
    head: {
      title: event.seo.title ?? event.title,
      description: event.seo.description ?? event.intro,
      canonical: event.seo.canonical ?? path,
      alternates: event.translations,
      picture: picture && {
        src: picture.src,
        width: picture.width,
        height: picture.height,
        alt: picture.alt,
      },
      robots: event.seo.noindex ? 'noindex' : 'index',
      modifiedAt: event.updatedAt,
      structuredData: [
        eventNode(site, event),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('events.title'), path: href('events') },
          { name: event.title, path },
        ]),
      ],
    },
  }
}

async function inAnotherLanguage({ locale, content, href }: LoadContext, slug: string): Promise<MovedPage> {
  const asked = content.languagesOf('event', slug)
  const here = (await asked).find((language) => language.locale === locale)
  if (here) return { movedTo: href('events-slug', { slug: here.slug }), status: 301 }
  return translationRedirect(asked, (known) => ['events-slug', { slug: known }])
}

/** Tickets that can be had here; empty for an event that has no kinds of them. Null where registration is elsewhere, or none can be had. */
function ticketsHere({ registration, offers }: Event): EventOffer[] | null {
  if (registration.mode !== 'own') return null
  const here = offers.filter((offer) => isSoldHere(offer, registration))
  return offers.length > 0 && here.length === 0 ? null : here
}

/** Those of the same section first, each by date. */
function relatedTo({ number, section }: Event, events: EventCard[]): EventCard[] {
  const others = events.filter((event) => event.number !== number && event.status !== 'cancelled')
  const [near, far] = [
    others.filter((event) => event.section === section),
    others.filter((event) => event.section !== section),
  ]
  return [...near, ...far].slice(0, maxRelated)
}
